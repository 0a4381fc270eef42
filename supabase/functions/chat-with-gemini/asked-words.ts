import type { Knowledge } from "./knowledge-shape.ts";
import type { Match } from "./passage-index.ts";
import type { Words } from "./words.ts";

/** A word of a message. */
export interface ReadWord {
  /** As it is written. */
  readonly word: string;
  readonly terms: readonly string[];
  /** Terms of other words of its meaning. */
  readonly others: readonly string[];
}

/** A word whose terms are those that passages have; else those of its meaning, or similar to it; or none. */
export interface Asked extends ReadWord {
  readonly weight: number;
  /** How much a match counts: less than one if the word is only similar. */
  readonly share: number;
}

/** How much a word counts of which passages have only its meaning, or a similar one. */
export const likeShare = 0.7;

/** Returns how the words of a message are read and weighed. `similarTo` finds the terms of misspelt words. */
export function createAskedWords(
  { passages, synonyms, words: { price } }: Knowledge,
  { termsIn }: Words,
  similarTo: (word: string) => string[],
) {
  const meanings = new Map<string, string[]>();
  for (const terms of [...synonyms, ...price].map((group) => group.split("|").flatMap(termsIn)))
    for (const term of terms) meanings.set(term, [...(meanings.get(term) ?? []), ...terms]);

  /** Returns the words of a text with what is looked for, without stop words and those of `ignored` names. */
  function read(text: string, ignored: readonly string[]): ReadWord[] {
    const names = new Set(ignored.flatMap(termsIn));
    return (text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word): ReadWord[] => {
      const terms = termsIn(word).filter((term) => !names.has(term));
      if (terms.length === 0) return [];
      const others = terms.flatMap((term) => meanings.get(term) ?? []).filter((term) => !terms.includes(term));
      return [{ word, terms, others }];
    });
  }

  /** Returns words as passages have them. One that no passage has weighs most: it is what the site lacks. */
  function weigh(words: readonly ReadWord[], matches: ReadonlyMap<number, Match>): Asked[] {
    const counts = new Map<string, number>();
    for (const { terms } of matches.values()) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return words.map((word): Asked => {
      const known = word.terms.filter((term) => counts.has(term));
      const others = word.others.filter((term) => counts.has(term));
      const like = others.length > 0 ? others : known.length > 0 ? [] : similarTo(word.terms.at(-1) ?? "");
      const terms = known.length > 0 ? known : like;
      const count = Math.max(0.5, ...terms.map((term) => counts.get(term) ?? 0));
      const weight = Math.log(1 + passages.length / count);
      return { ...word, terms, others, weight, share: known.length > 0 ? 1 : likeShare };
    });
  }

  return { read, weigh };
}
