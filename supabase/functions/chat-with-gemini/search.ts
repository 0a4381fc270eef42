import MiniSearch from "minisearch";
import { clausesOf } from "./clauses.ts";
import type { Knowledge, Passage } from "./knowledge-shape.ts";
import { createTerms, place } from "./terms.ts";
import { foldedWords, isAddressed } from "./words.ts";

/** How much of what a message is about a passage has to contain, and how much of it in its headings… */
const least = { anywhere: 0.6, inHeadings: 0.3 };
/** …unless its text has nearly all of several words. One or two deep in a text may be there by chance… */
const leastInText = { share: 0.9, subjects: 3 };
/** …and so may a telling one beside others that say little. */
const mostOfOne = 0.7;
/** What the name of a model or a place or a number counts for when it is asked what a message is about. */
const besideShare = 0.4;
/** What a part of a message has to be about to be searched by itself: «una casa» is nothing of its own. */
const leastOfPart = 1.5;
/** What is written as an answer beats other passages that hold the same words. */
const answerBoost = 1.8;
/** And what stands on a model's own pages beats the rest, if the message names it. */
const nameBoost = 1.5;

export interface Search {
  /** The passage that answers a message, or undefined where none does. */
  readonly find: (message: string) => Passage | undefined;
  /** What a message is about: stems of its words, those left out that say nothing of a subject. */
  readonly termsOf: (message: string) => string[];
  /** Whether a term only tells where or how many. */
  readonly isFaint: (term: string) => boolean;
}

/** An index over all passages. */
export function createSearch(knowledge: Knowledge): Search {
  const { passages } = knowledge;
  const { wordsOf, ofText, ofMessage, isFaint, weigh } = createTerms(knowledge);
  const names = new Set(knowledge.names.flatMap(foldedWords).map(ofText));
  const weighSubject = (term: string) => weigh(term) * (names.has(term) || isFaint(term) ? besideShare : 1);
  const weightOf = (terms: readonly string[]) => terms.reduce((total, term) => total + weighSubject(term), 0);
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ["title", "keywords", "page", "text"],
    tokenize: wordsOf,
    processTerm: ofText,
    searchOptions: {
      processTerm: ofMessage,
      boost: { title: 3, keywords: 2, page: 1.5 },
      // One letter may be wrong in a long word.
      fuzzy: (term) => (term.length >= 6 ? 1 : false),
      maxFuzzy: 1,
      // «Casa» stands everywhere and says little.
      boostTerm: weigh,
      boostDocument: (id) => (passages[id]?.kind === "answer" ? answerBoost : 1),
    },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, ...splitTitle(passage), id })));

  function termsOf(message: string): string[] {
    return [...new Set(wordsOf(message).map(ofMessage))].filter((term) => term !== null);
  }

  /** Which passages have enough of these terms to be about the same. */
  function createFilter(terms: readonly string[]) {
    const subjects = terms.filter((term) => !isFaint(term));
    const total = weightOf(terms);
    const heaviest = Math.max(...subjects.map(weighSubject)) / total;
    const isOfSeveral = subjects.length >= leastInText.subjects && heaviest <= mostOfOne;
    return function isAbout(found: readonly string[], inHeadings: readonly string[]): boolean {
      const share = weightOf(found) / total;
      return weightOf(inHeadings) / total >= least.inHeadings
        ? share >= least.anywhere
        : isOfSeveral && share >= leastInText.share;
    };
  }

  function findWhole(message: string): Passage | undefined {
    const terms = termsOf(message);
    // «Madrid» is no subject, «¿vendéis en Madrid?» is: whether they get that far.
    const asksWhere = terms.includes(place) && foldedWords(message).some(isAddressed);
    if (terms.every(isFaint) && !asksWhere) return undefined;
    const isAbout = createFilter(terms);
    const named = terms.filter((term) => names.has(term));
    let best = { rank: 0, id: -1 };
    for (const { id, score, queryTerms, match } of index.search(message)) {
      const inHeadings = Object.keys(match).filter((term) => match[term]?.some((field) => field !== "text"));
      if (!isAbout(queryTerms, inHeadings)) continue;
      const isOfModel = named.length > 0 && named.every((name) => inHeadings.includes(name));
      const rank = score * weightOf(queryTerms) * (isOfModel ? nameBoost : 1);
      if (rank > best.rank) best = { rank, id };
    }
    return passages[best.id];
  }

  /** Questions come first: people tell of themselves before they ask. */
  function find(message: string): Passage | undefined {
    const { questions, statements } = clausesOf(message);
    const isTelling = (part: string) => termsOf(part).some((term) => weigh(term) >= leastOfPart);
    for (const words of [...questions.filter(isTelling), message, ...statements.filter(isTelling)]) {
      const passage = findWhole(words);
      if (passage) return passage;
    }
    return undefined;
  }

  return { find, termsOf, isFaint };
}

/** What a title has in brackets says where it belongs: «Baño (MOD|ONE, Planta de MOD|ONE)». */
function splitTitle({ title, page }: Passage): Pick<Passage, "title" | "page"> {
  const [, name = title, context = ""] = /^(.*) \((.*)\)$/.exec(title) ?? [];
  return { title: name, page: `${page} ${context}` };
}
