import MiniSearch from "minisearch";
import type { Knowledge, Passage } from "./knowledge-shape.ts";
import { splitClauses } from "./split-clauses.ts";
import { createTerms, place } from "./terms.ts";
import { isSecondPersonPlural, tokenize } from "./words.ts";

/** Shares of a message's weight that a passage has to contain: in all, and in its headings… */
const minShare = { anywhere: 0.6, inHeadings: 0.3 };
/** …or in its text alone, where the message has several subjects. One or two may be there by chance… */
const minInText = { share: 0.9, subjects: 3 };
/** …and so may one that outweighs the others. */
const maxShareOfOne = 0.7;
/** Factor for the names of models, for places and for numbers, which say little of what a message is about. */
const weakFactor = 0.4;
/** Weight of the subject that a clause needs to be searched by itself: «una casa» has none. */
const minClauseIdf = 1.5;
/** What is written as an answer comes before other passages with the same words. */
const answerBoost = 1.8;
/** So do a model's own pages if the message names it. */
const nameBoost = 1.5;

export interface Search {
  /** Returns the passage that answers a message, or undefined. */
  readonly find: (message: string) => Passage | undefined;
  /** Returns every passage that shares a term with a message, the best first, however little it says of it. */
  readonly rank: (message: string) => readonly Passage[];
  /** Returns the terms of a message, without stop words. */
  readonly termsOf: (message: string) => string[];
  /** Whether a term only says where or how many. */
  readonly isWeak: (term: string) => boolean;
}

/** A passage that shares terms with a message. */
interface Match {
  readonly passage: Passage;
  readonly found: readonly string[];
  readonly inHeadings: readonly string[];
  readonly weight: number;
}

/** Builds an index of all passages. */
export function createSearch(knowledge: Knowledge): Search {
  const { passages } = knowledge;
  const terms = createTerms(knowledge);
  const { isWeak, idf } = terms;
  const names = new Set(knowledge.names.flatMap(tokenize).map(terms.indexTerm));
  const weightOf = (term: string) => idf(term) * (names.has(term) || isWeak(term) ? weakFactor : 1);
  const totalWeight = (list: readonly string[]) => list.reduce((total, term) => total + weightOf(term), 0);
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ["title", "keywords", "page", "text"],
    tokenize: terms.tokenize,
    processTerm: terms.indexTerm,
    searchOptions: {
      processTerm: terms.queryTerm,
      boost: { title: 3, keywords: 2, page: 1.5 },
      // One letter may be wrong in a long word.
      fuzzy: (term) => (term.length >= 6 ? 1 : false),
      maxFuzzy: 1,
      // «Casa» is everywhere and says little.
      boostTerm: idf,
      boostDocument: (id) => (passages[id]?.kind === "answer" ? answerBoost : 1),
    },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, ...splitTitle(passage), id })));

  function termsOf(message: string): string[] {
    return [...new Set(terms.tokenize(message).map(terms.queryTerm))].filter((term) => term !== null);
  }

  /** Returns whether a passage, by its matching terms, is about the same as a message of these terms. */
  function createFilter(wanted: readonly string[]) {
    const subjects = wanted.filter((term) => !isWeak(term));
    const total = totalWeight(wanted);
    const heaviest = Math.max(...subjects.map(weightOf)) / total;
    const hasSeveralSubjects = subjects.length >= minInText.subjects && heaviest <= maxShareOfOne;
    return function isAbout(found: readonly string[], inHeadings: readonly string[]): boolean {
      const share = totalWeight(found) / total;
      return totalWeight(inHeadings) / total >= minShare.inHeadings
        ? share >= minShare.anywhere
        : hasSeveralSubjects && share >= minInText.share;
    };
  }

  function findBest(message: string): Passage | undefined {
    const wanted = termsOf(message);
    // «Madrid» has no subject; «¿vendéis en Madrid?» asks whether they get that far.
    const asksWhere = wanted.includes(place) && tokenize(message).some(isSecondPersonPlural);
    if (wanted.every(isWeak) && !asksWhere) return undefined;
    const isAbout = createFilter(wanted);
    return findMatches(message, wanted).find(({ found, inHeadings }) => isAbout(found, inHeadings))?.passage;
  }

  /** Returns the passages that share a term with a message, the best first, with the terms that they share. */
  function findMatches(message: string, wanted: readonly string[]): Match[] {
    const named = wanted.filter((term) => names.has(term));
    const matches = index.search(message).flatMap(({ id, score, queryTerms: found, match }) => {
      const passage = passages[id];
      if (!passage) return [];
      const inHeadings = Object.keys(match).filter((term) => match[term]?.some((field) => field !== "text"));
      const isOfModel = named.length > 0 && named.every((name) => inHeadings.includes(name));
      return { passage, found, inHeadings, weight: score * totalWeight(found) * (isOfModel ? nameBoost : 1) };
    });
    return matches.sort((one, other) => other.weight - one.weight);
  }

  function rank(message: string): Passage[] {
    return findMatches(message, termsOf(message)).map(({ passage }) => passage);
  }

  /** Searches the questions first: people tell of themselves before they ask. */
  function find(message: string): Passage | undefined {
    const { questions, statements } = splitClauses(message);
    const hasSubject = (clause: string) => termsOf(clause).some((term) => idf(term) >= minClauseIdf);
    for (const words of [...questions.filter(hasSubject), message, ...statements.filter(hasSubject)]) {
      const passage = findBest(words);
      if (passage) return passage;
    }
    return undefined;
  }

  return { find, rank, termsOf, isWeak };
}

/** Moves what a title has in brackets to the page it is of: «Baño (MOD|ONE, Planta de MOD|ONE)». */
function splitTitle({ title, page }: Passage): Pick<Passage, "title" | "page"> {
  const [, name = title, context = ""] = /^(.*) \((.*)\)$/.exec(title) ?? [];
  return { title: name, page: `${page} ${context}` };
}
