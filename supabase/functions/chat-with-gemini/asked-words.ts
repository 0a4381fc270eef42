import type { Knowledge } from "./knowledge-shape.ts";
import type { Words } from "./words.ts";

/** A word of a message, with the terms that passages have: its own, else those of its meaning, or similar ones. */
export interface Asked {
  /** As it is written. */
  readonly word: string;
  readonly terms: readonly string[];
  /** Terms of other words of its meaning. */
  readonly others: readonly string[];
  readonly weight: number;
}

/** Returns a function that reads the words of a text. */
export function createAskedWords(
  { passages, synonyms, words: { price } }: Knowledge,
  { termsIn, isVerb }: Words,
  { similarTo, countOf }: { similarTo: (word: string) => string[]; countOf: (term: string) => number },
): (text: string, ignored: readonly string[]) => Asked[] {
  const meanings = new Map<string, string[]>();
  for (const terms of [...synonyms, ...price].map((group) => group.split("|").flatMap(termsIn)))
    for (const term of terms) meanings.set(term, [...(meanings.get(term) ?? []), ...terms]);

  return function read(text, ignored) {
    const names = new Set(ignored.flatMap(termsIn));
    return (text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word): Asked[] => {
      const own = termsIn(word).filter((term) => !names.has(term));
      if (own.length === 0) return [];
      const known = own.filter(countOf);
      const others = own
        .flatMap((term) => meanings.get(term) ?? [])
        .filter((term) => !own.includes(term) && countOf(term));
      const like = others.length > 0 || known.length > 0 ? others : similarTo(own.at(-1) ?? "");
      const terms = known.length > 0 ? known : like;
      // One that no passage has weighs most: it is what the site lacks. A verb is no subject by itself.
      if (terms.length === 0 && (word.length < 3 || isVerb(word))) return [];
      const weight = Math.log(1 + passages.length / Math.max(0.5, ...terms.map(countOf)));
      return [{ word, terms, others, weight }];
    });
  };
}
