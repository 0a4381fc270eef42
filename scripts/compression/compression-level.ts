import type { CompressionLevel } from "./compress-text.ts";

/** How large a site is, on which the time of a build depends. */
export interface SiteExtent {
  /** How many pages there are in the original language. */
  readonly originalPages: number;
  /** How many pages there are in all languages. */
  readonly allPages: number;
  /** The languages beside the original one, by which the paths of their pages begin: `en`. */
  readonly furtherLanguages: readonly string[];
  /** Paths of the pages in a further language that show the original. */
  readonly untranslated: readonly string[];
}

/** A site with more pages than this has its entries compressed quickly. */
const maxPagesAtBest = 100;

/** Texts that are larger, in bytes, and grow with the number of pages, such as a sitemap, are compressed quickly. */
const maxBytesAtBest = 200_000;

/**
 * Returns the level at which a file of the built site is compressed. At the best one a page costs some 37 ms of
 * processor time, at the good one 16 ms for a fiftieth more bytes, at the quick one 2 ms for an eighth to a seventh more.
 * A further language changes nothing of the files of the original one.
 *
 * @param file Its path from the root of the site, without a slash before it: `blog/uno.html`.
 * @param bytes Its size.
 */
export function compressionLevel(file: string, bytes: number, extent: SiteExtent): CompressionLevel {
  // Scripts and styles are few at any size of the site, and every visitor loads them.
  if (file.startsWith("assets/")) return "best";
  if (bytes > maxBytesAtBest) return "quick";
  // Each language has as many pages as the original one, and adds its time to the build.
  if (isOfFurtherLanguage(file, extent)) {
    // What is not translated leads on to the original, and search engines leave it out.
    return extent.allPages > maxPagesAtBest || isUntranslated(file, extent) ? "quick" : "good";
  }
  const isEntry = file.includes("/");
  return isEntry && extent.originalPages > maxPagesAtBest ? "quick" : "best";
}

/** Whether a file belongs to a further language: `en.html`, `en/contact.data`. */
function isOfFurtherLanguage(file: string, { furtherLanguages }: SiteExtent): boolean {
  return furtherLanguages.some((locale) => file.startsWith(`${locale}/`) || file.startsWith(`${locale}.`));
}

/** Whether a file is the page, or the data, of one that shows the original: `en/contact.html`. */
function isUntranslated(file: string, { untranslated }: SiteExtent): boolean {
  return untranslated.includes(`/${file.replace(/\.\w+$/, "")}`);
}
