import { phoneticKey, stem, stripPronouns, tokenize } from "../words.ts";

/** How the words of a language are compared. */
export interface WordForms {
  /** Returns what all forms of a token have in common. */
  readonly keyOf: (token: string) => string;
  /** Words that say nothing in the language, besides those of the content. */
  readonly stopWords: readonly string[];
  /** Returns a test for tokens that are one of these words. */
  readonly createStopWordFilter: (stopWords: readonly string[]) => (token: string) => boolean;
  /** Whether misspelt words are corrected, which takes the sounds and the endings of Spanish. */
  readonly correctsSlips: boolean;
}

/** The forms of Spanish words, which this project knows better than any package: as they sound, with their pronouns. */
export const spanishForms: WordForms = {
  keyOf: (token) => phoneticKey(stem(token)),
  stopWords: [],
  createStopWordFilter: createSpanishFilter,
  correctsSlips: true,
};

/** Returns the forms of a language by its stemmer; without one, words are the same that differ in accents alone. */
export function createForms(stemWord: (word: string) => string, stopWords: readonly string[]): WordForms {
  return {
    keyOf: (token) => (/\d/.test(token) ? token : stemWord(token)),
    stopWords,
    createStopWordFilter(list) {
      const words = new Set(list.flatMap(tokenize));
      return (token) => words.has(token);
    },
    correctsSlips: false,
  };
}

/** A stop word that is a verb stands for all its forms: `vender` for `vendo` and `vendido`. */
function createSpanishFilter(stopWords: readonly string[]): (token: string) => boolean {
  const words = new Set(stopWords.flatMap(tokenize));
  const verbs = new Set([...words].filter((word) => /[aei]r$/.test(word)).map(stem));
  return (token) =>
    verbs.has(stem(token)) || [token, token.replace(/s$/, ""), stripPronouns(token)].some((form) => words.has(form));
}
