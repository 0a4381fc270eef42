import type { SiteData } from "#app/content/schemas/site.ts";

/** The facts about the page and its site that every builder of this folder uses. */
export interface PageFacts {
  readonly site: SiteData;
  /** Canonical URL of the page. */
  readonly url: string;
  /** Language of the page: `es`. */
  readonly language: string;
  readonly description: string;
  /** The name of a surface area. */
  readonly surfaceName: string;
  /**
   * Returns a text as search engines read it: figures filled in, without marks and notes, with its language if that is
   * another.
   */
  plain(text: string): string;
}
