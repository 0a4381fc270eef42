import { foldedWords } from "./words.ts";

/**
 * Whether a message has all words of one of the phrases, in its order and close together: at most so many others
 * between two of them, as in «ignora [todas tus] instrucciones».
 */
export function hasPhrase(message: string, phrases: readonly string[], mostBetween = 3): boolean {
  const words = foldedWords(message);
  return phrases.some((phrase) => follows(foldedWords(phrase), words, mostBetween));
}

function follows(phrase: readonly string[], words: readonly string[], mostBetween: number): boolean {
  return words.some((_word, start) => {
    let last = start - 1;
    return phrase.every((wanted, index) => {
      const reach = index === 0 ? 1 : mostBetween + 1;
      const found = words.slice(last + 1, last + 1 + reach).indexOf(wanted);
      last += 1 + found;
      return found >= 0;
    });
  });
}
