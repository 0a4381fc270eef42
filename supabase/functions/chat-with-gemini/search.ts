import MiniSearch, { type SearchResult } from "minisearch";
import type { Knowledge, Passage, Question } from "./knowledge-shape.ts";
import { tokenize, type Words } from "./words.ts";

/** The passages for a question, best first. */
export interface Found {
  readonly passages: readonly Passage[];
  /** Whether the first one has most of what the message asks for. */
  readonly isSure: boolean;
}

/** Of what a message asks for, by weight, the best passage has at least this much, or it is only suggested. */
const sureShare = 0.45;
/** How much the words of the question before count, where the message goes on with it. */
const previousWeight = 0.3;
/** A message with at most this many words of its own goes on with the question before. */
const ownWords = 2;
/** Of the letters of a word, so many may be wrong. */
const slips = 0.2;
/** Frequent questions were written to answer. */
const answerWeight = 1.5;
const namedWeight = 2;
/** «En Soria», «hasta Teruel»: a word of which the site says nothing, after one of these, is a place. */
const beforePlaces = new Set(["a", "en", "desde", "hasta", "por"]);
const placeWeight = 0.2;
/** A passage with a word that is only like one of the message has so much of it. */
const likeShare = 0.4;
/** Of so many, those are put first that have what the ones before lack. */
const maxCandidates = 12;
/** A passage that is so much worse than the best says nothing to the question. */
const leastShare = 0.3;

/** A word of a message: what is looked for, and how much it says. */
interface Asked {
  readonly terms: readonly string[];
  readonly weight: number;
  /** Whether the site has the very word, and not only one like it. */
  readonly isKnown: boolean;
}

/** Returns a search in the passages of a language, where those of `pages`, the models that a question names, come first. */
export function createSearch({ passages }: Knowledge, { stem, sound, isStopWord }: Words) {
  // A figure matches by chance: the 40 of «40 m²» stands in «40 %» as well.
  const isAsked = (token: string) => token.length > 1 && !/\d/.test(token) && !isStopWord(token);
  // The whole word as well, which a misspelt one is more like than its stem.
  const termsOf = (token: string) => (isAsked(token) ? [...new Set([stem(token), sound(token)])] : []);
  const index = new MiniSearch<Passage & { readonly id: number }>({
    fields: ["title", "page", "text", "keywords"],
    tokenize,
    processTerm: termsOf,
    searchOptions: { boost: { title: 3, keywords: 2 } },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  const countOf = (term: string) => index.search(term, { processTerm: (made) => made }).length;

  function readWords(text: string): Asked[] {
    const tokens = tokenize(text);
    return tokens.flatMap((token, place) => {
      const terms = termsOf(token);
      if (terms.length === 0) return [];
      const count = Math.max(...terms.map(countOf));
      const isKnown = count > 0;
      const isPlace = !isKnown && beforePlaces.has(tokens[place - 1] ?? "");
      // A word that no passage has weighs most: it is what the message is about, and the site does not say it.
      return [{ terms, isKnown, weight: isPlace ? placeWeight : Math.log(1 + passages.length / Math.max(count, 0.5)) }];
    });
  }

  return function search({ message, previous = "" }: Question, pages: readonly string[] = []): Found {
    const own = readWords(message);
    // A word of which the site says nothing is a subject of its own.
    const goesOn = own.length <= ownWords && own.every(({ isKnown }) => isKnown);
    const before = goesOn ? readWords(previous) : [];
    const ownTerms = new Set(own.flatMap(({ terms }) => terms));
    const sounds = new Set([...own, ...before].map(({ terms }) => terms.at(-1)));
    const results = index.search([...ownTerms, ...before.flatMap(({ terms }) => terms)].join(" "), {
      // The terms are made already.
      processTerm: (term) => term,
      // Stems are too short to be compared with slips of the pen: «pileta» is no «piloto».
      fuzzy: (term) => (sounds.has(term) ? term.length > 4 && slips : false),
      boostDocument: (id) =>
        (passages[id]?.isAnswer ? answerWeight : 1) * (pages.includes(passages[id]?.page ?? "") ? namedWeight : 1),
      boostTerm: (term) => (ownTerms.has(term) ? 1 : previousWeight),
    });
    const asked = own.some(({ isKnown }) => isKnown) ? own : before;
    const chosen = results.slice(0, 1);
    const bestScore = chosen[0]?.score ?? 0;
    let lacking = asked.filter((word) => !chosen.some((result) => has(result, word)));
    // Of «plazo y garantía», each has its passage.
    for (const result of results.slice(1, maxCandidates)) {
      if (!lacking.some((word) => isAbout(result, word))) continue;
      chosen.push(result);
      lacking = lacking.filter((word) => !has(result, word));
    }
    const matched = asked.filter((word) => !lacking.includes(word));
    const isSubject = asked.some((word) => chosen.some((result) => isAbout(result, word)));
    return {
      passages: [...new Set([...chosen, ...results.filter(({ score }) => score >= leastShare * bestScore)])]
        .map(({ id }) => passages[id])
        .filter((passage) => passage !== undefined),
      isSure: (isSubject || matched.length > 1) && sum(matched, likeShare) >= sureShare * sum(asked),
    };
  };
}

function has({ queryTerms }: SearchResult, { terms }: Asked): boolean {
  return terms.some((term) => queryTerms.includes(term));
}

/** Whether a word stands in more than the text of a passage. */
function isAbout({ match }: SearchResult, { terms }: Asked): boolean {
  return terms.some((term) => match[term]?.some((field) => field !== "text"));
}

/** Returns the weight of words, of those that the site has not in this form only a share. */
function sum(words: readonly Asked[], shareOfLike = 1): number {
  return words.reduce((total, { weight, isKnown }) => total + weight * (isKnown ? 1 : shareOfLike), 0);
}
