import { tokenize } from "./words.ts";

/**
 * Whether a message has all words of one of the phrases in their order, with at most `maxGap` other words between two
 * of them, as in «ignora [todas tus] instrucciones».
 */
export function hasPhrase(message: string, phrases: readonly string[], maxGap = 3): boolean {
  const words = tokenize(message);
  return tokensOf(phrases).some((phrase) => matchesPhrase(phrase, words, maxGap));
}

/** The words of lists, which are those of the content: each list is asked with every message. */
const cache = new WeakMap<readonly string[], readonly (readonly string[])[]>();

function tokensOf(phrases: readonly string[]): readonly (readonly string[])[] {
  const known = cache.get(phrases);
  if (known) return known;
  const tokens = phrases.map(tokenize);
  cache.set(phrases, tokens);
  return tokens;
}

function matchesPhrase(phrase: readonly string[], words: readonly string[], maxGap: number): boolean {
  const [first] = phrase;
  // A phrase of signs alone has no words.
  if (first === undefined) return false;
  for (let start = words.indexOf(first); start >= 0; start = words.indexOf(first, start + 1)) {
    if (followsFrom(start, phrase, words, maxGap)) return true;
  }
  return false;
}

/** Whether the phrase begins at a word and each of its words comes soon after the one before. */
function followsFrom(start: number, phrase: readonly string[], words: readonly string[], maxGap: number): boolean {
  let last = start;
  for (const wanted of phrase.slice(1)) {
    const next = words.indexOf(wanted, last + 1);
    if (next < 0 || next > last + 1 + maxGap) return false;
    last = next;
  }
  return true;
}
