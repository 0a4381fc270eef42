import type { Knowledge } from "./knowledge-shape.ts";
import type { Match } from "./passage-index.ts";
import { type Words, wordsIn } from "./words.ts";

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
/** Weight of a word that heads some section: it is more of a subject than «acabar» or «mover». */
const headWeight = 1.15;

/** Returns how the words of a message are read and weighed. `similarTo` finds the terms of misspelt words. */
export function createAskedWords(
  { passages, synonyms, words: { price } }: Knowledge,
  { termsIn }: Words,
  similarTo: (sound: string) => string[],
) {
  const titles = new Set(
    passages.flatMap(({ title, item }) => (title.endsWith("?") ? [] : termsIn(item?.name ?? title))),
  );
  const meanings = new Map<string, string[]>();
  for (const terms of [...synonyms, ...price].map((group) => group.split("|").flatMap(termsIn)))
    for (const term of terms) meanings.set(term, [...(meanings.get(term) ?? []), ...terms]);

  /** Returns the words of a text with what is looked for, without stop words and the `ignored` ones. */
  function read(text: string, ignored: ReadonlySet<string>): ReadWord[] {
    return wordsIn(text).flatMap((word): ReadWord[] => {
      const terms = ignored.has(word.toLowerCase()) ? [] : termsIn(word);
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
      const heads = terms.some((term) => titles.has(term));
      const weight = Math.log(1 + passages.length / count) * (heads ? headWeight : 1);
      return { ...word, terms, others, weight, share: known.length > 0 ? 1 : likeShare };
    });
  }

  return { read, weigh };
}
