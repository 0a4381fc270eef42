import type { Trail } from "#app/routing/trail.ts";
import type { Untranslated } from "#app/site/edition.server.ts";

/** The head of a page, with URLs instead of paths, and its breadcrumbs, which the page shows as well. */
export interface Seo {
  /** Complete, with the brand. */
  readonly title: string;
  readonly description: string;
  /** The part of the page that is in the original language; absent on translated pages. */
  readonly untranslated?: Untranslated;
  /** The values of link previews, by property: `og:image`. */
  readonly properties: Tags;
  /** How they show it. */
  readonly card: "summary" | "summary_large_image";
  /** Absent on pages without a path of their own; of an untranslated page, that of the original. */
  readonly canonical?: string;
  /** Whether search engines should not keep the page. */
  readonly noindex?: true;
  /** Whether the site is a trial, which search engines should not index. */
  readonly trial?: true;
  /** The same page in every language of the site, this one included; empty while there is one language. */
  readonly alternates: readonly Alternate[];
  /** The trail from the home page, this page included; absent if every page has the same. */
  readonly trail?: Trail;
  /** The subject of the page, as JSON-LD; absent if search engines should not keep the page or there is no subject. */
  readonly structuredData?: string;
}

/** Properties with their contents; one may have several. */
export type Tags = readonly (readonly [property: string, content: string])[];

/** A page in one language. */
interface Alternate {
  readonly locale: string;
  readonly href: string;
  /** Whether it shows the original: search engines are not told of it, the visitor is. */
  readonly untranslated?: true;
}
