import MiniSearch, { type SearchResult } from "minisearch";
import type { ChatQuestion, Knowledge, Passage } from "./knowledge-shape.ts";
import { tokenize, type Words } from "./words.ts";

/** The passages for a question, best first. */
export interface Found {
  readonly passages: readonly Passage[];
  /** Whether they have most of what the message asks for. */
  readonly isSure: boolean;
}

/** Least share of a message's words, by weight, that passages must have. With less they are only suggested. */
const sureShare = 0.45;
/** Weight of the previous question's words, when the message refers to it. */
const previousWeight = 0.3;
/** A message with at most this many words of its own refers to the previous question. */
const ownWords = 2;
/** Weight of frequent questions, because they were written as answers. */
const answerWeight = 1.5;
const namedWeight = 2;
/** An unknown word after one of these is taken for a place: «en Soria», «hasta Teruel». */
const beforePlaces = new Set(["a", "de", "en", "desde", "asta", "por"]);
const placeWeight = 0.2;
/** How much a word counts that is only similar to a word of the message. */
const likeShare = 0.6;
/** Among this many results, those with words that better ones lack are moved to the front. */
const maxCandidates = 12;
/** Least score of a passage, as a share of the best one's. */
const leastShare = 0.2;

/** A word of a message: the terms to look for, and its weight. */
interface Asked {
  readonly terms: readonly string[];
  readonly weight: number;
  /** Whether the site has exactly this word, and not only a similar one. */
  readonly isKnown: boolean;
}

/**
 * Returns a search in the passages of one language. Passages of `pages`, the models that a question names, get more
 * weight.
 */
export function createSearch({ passages }: Knowledge, { stem, sound, isStopWord }: Words) {
  // Figures match by chance: the 40 of «40 m²» is also in «40 %».
  const isAsked = (token: string) => token.length > 1 && !/\d/.test(token) && !isStopWord(token);
  // The whole word too, because a misspelt word resembles it more than its stem.
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
      const isPlace = !isKnown && beforePlaces.has(sound(tokens[place - 1] ?? ""));
      // A word that no passage has weighs most: the message is about something that the site does not mention.
      return [{ terms, isKnown, weight: isPlace ? placeWeight : Math.log(1 + passages.length / Math.max(count, 0.5)) }];
    });
  }

  return function search({ message, previous = "" }: ChatQuestion, pages: readonly string[] = []): Found {
    const own = readWords(message);
    // A message with an unknown word has a subject of its own.
    const goesOn = own.length <= ownWords && own.every(({ isKnown }) => isKnown);
    const before = goesOn ? readWords(previous) : [];
    const ownTerms = new Set(own.flatMap(({ terms }) => terms));
    const sounds = new Set([...own, ...before].map(({ terms }) => terms.at(-1)));
    const results = index.search([...ownTerms, ...before.flatMap(({ terms }) => terms)].join(" "), {
      // The terms are processed already.
      processTerm: (term) => term,
      // Stems are too short for fuzzy comparison: «pileta» is not «piloto».
      fuzzy: (term) => (sounds.has(term) && term.length > 4 ? (term.length > 8 ? 2 : 1) : false),
      boostDocument: (id) =>
        (passages[id]?.isAnswer ? answerWeight : 1) * (pages.includes(passages[id]?.page ?? "") ? namedWeight : 1),
      boostTerm: (term) => (ownTerms.has(term) ? 1 : previousWeight),
    });
    const asked = own.length > 0 ? own : before;
    const chosen = results.slice(0, 1);
    const bestScore = chosen[0]?.score ?? 0;
    let lacking = asked.filter((word) => !chosen.some((result) => has(result, word)));
    // In «plazo y garantía», each word has a passage of its own.
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

/** Whether a word, or one that is similar to an unknown one, is not only in the text of a passage. */
function isAbout({ match, queryTerms }: SearchResult, { terms, isKnown }: Asked): boolean {
  return Object.entries(match).some(
    ([found, fields]) =>
      (isKnown ? terms.includes(found) : !queryTerms.includes(found)) && fields.some((field) => field !== "text"),
  );
}

/** Returns the total weight of words. Words that the site has only in a similar form count with a share. */
function sum(words: readonly Asked[], shareOfLike = 1): number {
  return words.reduce((total, { weight, isKnown }) => total + weight * (isKnown ? 1 : shareOfLike), 0);
}
