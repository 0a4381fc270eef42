/** A phrase of keywords, found in a message. */
export interface PhraseHit {
  /** Index of the passage. */
  readonly id: number;
  readonly terms: readonly string[];
}

/**
 * Returns a function that finds the passages with a keyword of several words all of which a message has, in any order:
 * «más barata que construir» is in «¿sale más barato que construir?», and not in «¿es barata?».
 */
export function createPhraseFinder(
  keywords: readonly (readonly string[])[],
  termsOf: (text: string) => readonly string[],
): (wanted: readonly string[]) => PhraseHit[] {
  const byTerm = new Map<string, PhraseHit[]>();
  for (const [id, phrases] of keywords.entries()) {
    for (const phrase of phrases) {
      const terms = termsOf(phrase);
      const [first] = terms;
      if (first !== undefined && terms.length > 1) byTerm.set(first, [...(byTerm.get(first) ?? []), { id, terms }]);
    }
  }
  return function findPhrases(wanted) {
    const all = new Set(wanted);
    return wanted.flatMap((term) =>
      (byTerm.get(term) ?? []).filter(({ terms }) => terms.every((each) => all.has(each))),
    );
  };
}

/** Returns the keywords that are one word, which the index holds, and the others. */
export function splitKeywords(
  keywords: string,
  termsOf: (text: string) => readonly string[],
): { readonly words: string; readonly phrases: readonly string[] } {
  const all = keywords.split(/\s*,\s*/).filter((keyword) => keyword !== "");
  const { words = [], phrases = [] } = Object.groupBy(all, (keyword) =>
    termsOf(keyword).length > 1 ? "phrases" : "words",
  );
  return { words: words.join(", "), phrases };
}
