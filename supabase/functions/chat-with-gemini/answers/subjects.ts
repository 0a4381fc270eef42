import type { Search } from "../search.ts";

/** Whether a message has no other subject than these words, places and numbers. */
export type IsOnlyAbout = (message: string) => boolean;

/** Returns a test for messages that speak of nothing but what the given words mean. */
export function createOnlyAbout({ termsOf, isWeak }: Search, words: readonly string[]): IsOnlyAbout {
  const allowed = new Set(words.flatMap(termsOf));
  return (message) => termsOf(message).every((term) => allowed.has(term) || isWeak(term));
}
