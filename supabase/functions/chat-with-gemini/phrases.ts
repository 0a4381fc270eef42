import { foldedWords } from "./words.ts";

/** Words that may stand between two words of a phrase: «ignora [todas tus] instrucciones». */
const mostBetween = 3;

/** Whether a message has all words of one of the phrases, in its order and close together. */
export function hasPhrase(message: string, phrases: readonly string[]): boolean {
  const words = foldedWords(message);
  return phrases.some((phrase) => follows(foldedWords(phrase), words));
}

function follows(phrase: readonly string[], words: readonly string[]): boolean {
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
