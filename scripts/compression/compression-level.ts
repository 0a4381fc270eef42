import type { CompressionLevel } from "./compress-text.ts";

/** A site with more pages than this has its entries compressed quickly. */
const maxPagesAtBest = 100;

/** Texts that are larger, in bytes, and grow with the number of pages, such as a sitemap, are compressed quickly. */
const maxBytesAtBest = 200_000;

/**
 * Returns the level at which a file of the built site is compressed. At the best one a page costs some 37 ms of
 * processor time, at the quick one 2 ms for an eighth to a seventh more bytes.
 *
 * @param file Its path from the root of the site, without a slash before it: `blog/uno.html`.
 * @param bytes Its size.
 * @param pageCount How many pages the site has.
 */
export function compressionLevel(file: string, bytes: number, pageCount: number): CompressionLevel {
  // Scripts and styles are few at any size of the site, and every visitor loads them.
  if (file.startsWith("assets/")) return "best";
  const isEntry = file.includes("/");
  return (isEntry && pageCount > maxPagesAtBest) || bytes > maxBytesAtBest ? "quick" : "best";
}
