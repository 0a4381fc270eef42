import { foldedWords } from "./words.ts";

/** Gives the folded words of a text. */
export type WordReader = (text: string) => string[];

/**
 * Reads «casa a medida» as `["casa", "a medida"]`, if that is one of the phrases, and «modone» as `["mod", "one"]`, if
 * that is a name.
 */
export function createWordReader(phrases: readonly string[], names: readonly string[]): WordReader {
  const compounds = Map.groupBy(phrases.map(foldedWords).filter(isOfSeveral), ([first]) => first);
  const joined = new Map(names.map(foldedWords).map((words) => [words.join(""), words]));
  return function wordsOf(text) {
    const words = foldedWords(text).flatMap((word) => joined.get(word) ?? word);
    const read: string[] = [];
    for (let index = 0; index < words.length; ) {
      const fits = (compound: string[]) => compound.every((word, offset) => words[index + offset] === word);
      const compound = compounds.get(words[index])?.find(fits) ?? words.slice(index, index + 1);
      read.push(compound.join(" "));
      index += compound.length;
    }
    return read;
  };
}

function isOfSeveral(words: readonly string[]): boolean {
  return words.length > 1;
}
