import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { PathTo } from "#app/routing/paths.ts";

/** What is known of a new piece of content. */
export interface NewContext {
  readonly title: string;
  /** Name of its file, or its id in a list. */
  readonly slug: string;
  /** Today where the company is, YYYY-MM-DD. */
  readonly today: string;
  /** The site's content, from which pictures are borrowed. */
  readonly files: ContentFiles;
  readonly pathTo: PathTo;
}

/** Values of fields; what is left out and has to be there is completed by the schema. */
export type StarterFields = Readonly<Record<string, unknown>>;
