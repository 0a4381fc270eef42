import type { Knowledge, Passage } from "./knowledge-shape.ts";
import { createWordReader, type WordReader } from "./word-reader.ts";
import { foldedWords, sound, stem, withoutPronouns } from "./words.ts";

/** Stands for every name of a place: «en Madrid» says where, not what. */
export const place = "@place";

export interface Terms {
  /** The folded words of a text, those that mean something only together as one: «a medida». */
  readonly wordsOf: WordReader;
  /** The term of a folded word of a text, null for one that does not count. */
  readonly ofText: (word: string) => string | null;
  /** The same for a word of a message, in which «3 dormitorios» is meant as it is read. */
  readonly ofMessage: (word: string) => string | null;
  /** Whether it only tells where or how many, not what: «Madrid», «dos». */
  readonly isFaint: (term: string) => boolean;
  /** The rarer a term is in the passages the more it says, and one that they lack says most. */
  readonly weigh: (term: string) => number;
}

/** Words are compared by the sound of their stems; synonyms count as one word. */
export function createTerms({ passages, synonyms, stopWords, places, names }: Knowledge): Terms {
  const isIgnored = createStopList(stopWords);
  const placeNames = new Set(places.flatMap(foldedWords));
  const figures = new Map<string, string>();
  const groups = new Map<string, string>();
  const wordsOf = createWordReader(synonyms.flat(), names);
  for (const group of synonyms) {
    const words = group.flatMap(wordsOf);
    const name = keyOf(words[0] ?? "");
    for (const word of words) {
      if (isFigure(word)) figures.set(word, name);
      else if (!groups.has(keyOf(word))) groups.set(keyOf(word), groups.get(name) ?? name);
    }
  }

  function readTerm(word: string): string | null {
    // Figures match by chance: the 40 of «40 m²» stands in «40 %» as well.
    if (isFigure(word) || word.length < 2 || isIgnored(word)) return null;
    if (placeNames.has(word)) return place;
    const key = keyOf(word);
    return groups.get(key) ?? key;
  }
  // The texts repeat their words; what visitors write is not kept.
  const known = new Map<string, string | null>();
  function ofText(word: string): string | null {
    let term = known.get(word);
    if (term === undefined) {
      term = readTerm(word);
      known.set(word, term);
    }
    return term;
  }
  // «m2» has a figure and is none.
  const numbers = new Set([...figures].filter(([figure]) => /^\d+$/.test(figure)).map(([, name]) => name));
  const isFaint = (term: string) => term === place || numbers.has(term);
  const ofMessage = (word: string) => figures.get(word) ?? readTerm(word);
  return { wordsOf, ofText, ofMessage, isFaint, weigh: createWeigher(passages, (text) => wordsOf(text).map(ofText)) };
}

/** Of a verb that says nothing no form does: with `vender`, `vendo` and `vendido` are left out. */
function createStopList(stopWords: readonly string[]): (word: string) => boolean {
  const words = new Set(stopWords.flatMap(foldedWords));
  const verbs = new Set([...words].filter((word) => /[aei]r$/.test(word)).map(stem));
  return (word) =>
    verbs.has(stem(word)) || [word, word.replace(/s$/, ""), withoutPronouns(word)].some((form) => words.has(form));
}

function keyOf(word: string): string {
  return sound(stem(word));
}

function isFigure(word: string): boolean {
  return /\d/.test(word);
}

/** A place says little, except to find passages about places. */
const placeWeight = 0.75;

function createWeigher(passages: readonly Passage[], termsOf: (text: string) => (string | null)[]): Terms["weigh"] {
  const counts = new Map<string, number>();
  for (const { title, page, text, keywords = "" } of passages) {
    for (const term of new Set(termsOf(`${title} ${page} ${text} ${keywords}`))) {
      if (term !== null) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return (term) => (term === place ? placeWeight : Math.log(1 + passages.length / (counts.get(term) ?? 0.5)));
}
