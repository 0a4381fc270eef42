/** File with the words that the dictionary lacks: names, trades, what everybody says. */
export const ownWordsFile = "content/palabras.txt";

/** The words that a site adds to the dictionary. */
export interface OwnWords {
  has(word: string): boolean;
}

/** Returns the words of a list. A word in small letters is also right with a capital and in the plural. */
export function readOwnWords(list: string): OwnWords {
  const words = new Set(list.split("\n").flatMap((line) => line.replace(/#.*/, "").trim().split(/\s+/)));
  words.delete("");
  const singulars = (word: string) => [word, word.replace(/s$/, ""), word.replace(/es$/, "")];
  return { has: (word) => [...singulars(word), ...singulars(word.toLowerCase())].some((form) => words.has(form)) };
}
