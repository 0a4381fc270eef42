import type { Knowledge, Passage } from "./knowledge-shape.ts";
import { spanishForms, type WordForms } from "./language/word-forms.ts";
import { createPhraseTokenizer, type Tokenizer } from "./phrase-tokenizer.ts";
import { tokenize } from "./words.ts";

/** The term of every name of a place: «en Madrid» says where, not what. */
export const place = "@place";

/** How words become terms, which the search compares. */
export interface Terms {
  /** The tokens of a text; a phrase that means something only as a whole is one: «a medida». */
  readonly tokenize: Tokenizer;
  /** Returns the term of a token of a passage, or null for a stop word. */
  readonly indexTerm: (token: string) => string | null;
  /** Returns the term of a token of a message, where a figure may be a synonym: «3 dormitorios». */
  readonly queryTerm: (token: string) => string | null;
  /** Whether a term only says where or how many, not what: «Madrid», «dos». */
  readonly isWeak: (term: string) => boolean;
  /** Inverse document frequency. A term that no passage has weighs most. */
  readonly idf: (term: string) => number;
}

/** A term is the key of a word, or of the first word of a group of synonyms. */
export function createTerms(
  { passages, synonyms, stopWords, places, names }: Knowledge,
  { keyOf, ...forms }: WordForms = spanishForms,
): Terms {
  const nameTokens = new Set(names.flatMap(tokenize));
  const isStopWord = forms.createStopWordFilter([
    ...stopWords,
    ...forms.stopWords.filter((word) => !nameTokens.has(word)),
  ]);
  const placeNames = new Set(places.flatMap(tokenize));
  const figures = new Map<string, string>();
  const groups = new Map<string, string>();
  const tokenizePhrases = createPhraseTokenizer(synonyms.flat(), names);
  for (const group of synonyms) {
    const tokens = group.flatMap(tokenizePhrases);
    const name = keyOf(tokens[0] ?? "");
    for (const token of tokens) {
      if (hasDigit(token)) figures.set(token, name);
      else if (!groups.has(keyOf(token))) groups.set(keyOf(token), groups.get(name) ?? name);
    }
  }

  function computeTerm(token: string): string | null {
    // Figures match by chance: the 40 of «40 m²» stands in «40 %» as well.
    if (hasDigit(token) || token.length < 2 || isStopWord(token)) return null;
    if (placeNames.has(token)) return place;
    const key = keyOf(token);
    return groups.get(key) ?? key;
  }
  // Only for the passages, which repeat their words: what visitors write would let it grow without end.
  const cache = new Map<string, string | null>();
  function indexTerm(token: string): string | null {
    let term = cache.get(token);
    if (term === undefined) {
      term = computeTerm(token);
      cache.set(token, term);
    }
    return term;
  }
  // «m2» has a digit and is a unit.
  const numbers = new Set([...figures].filter(([figure]) => /^\d+$/.test(figure)).map(([, name]) => name));
  return {
    tokenize: tokenizePhrases,
    indexTerm,
    queryTerm: (token) => figures.get(token) ?? computeTerm(token),
    isWeak: (term) => term === place || numbers.has(term),
    idf: createIdf(passages, (text) => tokenizePhrases(text).map(indexTerm)),
  };
}

function hasDigit(token: string): boolean {
  return /\d/.test(token);
}

/** A place says little, except to find passages about places. */
const placeIdf = 0.75;

function createIdf(passages: readonly Passage[], termsOf: (text: string) => (string | null)[]): Terms["idf"] {
  const counts = new Map<string, number>();
  for (const { title, page, text, keywords = "" } of passages) {
    for (const term of new Set(termsOf(`${title} ${page} ${text} ${keywords}`))) {
      if (term !== null) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return (term) => (term === place ? placeIdf : Math.log(1 + passages.length / (counts.get(term) ?? 0.5)));
}
