// Silent reading of non-fiction: 238 words a minute on average (Brysbaert 2019, a review of 190 studies).
const wordsPerMinute = 238;

/** Returns the reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
