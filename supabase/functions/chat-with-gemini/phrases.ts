import { tokenize } from "./words.ts";

/**
 * Whether a message has all words of one of the phrases in their order, with at most `maxGap` other words between two
 * of them, as in «ignora [todas tus] instrucciones».
 */
export function hasPhrase(message: string, phrases: readonly string[], maxGap = 3): boolean {
  const words = tokenize(message);
  return phrases.some((phrase) => matchesPhrase(tokenize(phrase), words, maxGap));
}

function matchesPhrase(phrase: readonly string[], words: readonly string[], maxGap: number): boolean {
  return words.some((_word, start) => {
    let last = start - 1;
    return phrase.every((wanted, index) => {
      const reach = index === 0 ? 1 : maxGap + 1;
      const found = words.slice(last + 1, last + 1 + reach).indexOf(wanted);
      last += 1 + found;
      return found >= 0;
    });
  });
}
