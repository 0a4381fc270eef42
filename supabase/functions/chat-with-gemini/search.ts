import MiniSearch from "minisearch";
import { createPhraseFinder, splitKeywords } from "./keyword-phrases.ts";
import type { Knowledge, Passage } from "./knowledge-shape.ts";
import { createModelFinder } from "./language/model-names.ts";
import type { WordForms } from "./language/word-forms.ts";
import { withoutMarks } from "./original-text.ts";
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
/** Share of what is asked of a model that its own page has to speak of. */
const minOfModel = 0.4;

/** «la fachada»; a longer message asks something of it. */
const maxWordsOfNoun = 2;

/** So many words may be left out, if so many subjects are left. */
const maxUnknown = 2;
const minKnownSubjects = 2;

/** How far a long field counts less, from 0 to 1: keywords are long where people ask in many ways. */
const lengthShare = 0.5;
/** Factor for a keyword of several words, all of which a message has: it says what the passage is about. */
const phraseBoost = 2;

/** A passage that has something of a message. */
interface Candidate {
  /** Index of the passage. */
  readonly id: number;
  readonly score: number;
  /** The terms of the message that it has, and those in its headings and keywords. */
  readonly found: readonly string[];
  readonly inHeadings: readonly string[];
}

export interface Search {
  /** Returns the passage that answers a message, or undefined. */
  readonly find: (message: string) => Passage | undefined;
  /**
   * Returns the passage that answers a message without the words that no passage has, or undefined: most of the message
   * has to be known.
   */
  readonly findPartly: (message: string) => Passage | undefined;
  /** Returns every passage that shares a term with a message, the best first, however little it says of it. */
  readonly rank: (message: string) => readonly Passage[];
  /** Returns the terms of a message, without stop words. */
  readonly termsOf: (message: string) => string[];
  /** Whether a term only says where or how many. */
  readonly isWeak: (term: string) => boolean;
}

/** Returns the knowledge without the phrase that stands beside every price: it says nothing of what a text is about. */
function withoutTaxes(knowledge: Knowledge): Knowledge {
  const taxes = withoutMarks(knowledge.price.taxes);
  return {
    ...knowledge,
    passages: knowledge.passages.map((passage) => ({ ...passage, text: passage.text.replaceAll(taxes, "") })),
  };
}

/** Builds an index of all passages, by the forms of Spanish words unless others are given. */
export function createSearch(knowledge: Knowledge, forms?: WordForms): Search {
  const { passages } = knowledge;
  const searched = withoutTaxes(knowledge);
  const terms = createTerms(searched, forms);
  const { isWeak, idf } = terms;
  const names = new Set(knowledge.names.flatMap(tokenize).map(terms.indexTerm));
  const weightOf = (term: string) => idf(term) * (names.has(term) || isWeak(term) ? weakFactor : 1);
  const totalWeight = (list: readonly string[]) => list.reduce((total, term) => total + weightOf(term), 0);
  const index = new MiniSearch<Passage & { id: number; phrases: string }>({
    fields: ["title", "keywords", "phrases", "page", "text"],
    tokenize: terms.tokenize,
    processTerm: terms.indexTerm,
    searchOptions: {
      processTerm: terms.queryTerm,
      // A single word of a phrase says less than the phrase, which counts apart.
      boost: { title: 3, keywords: 2, phrases: 1.5, page: 1.5 },
      // «Casa» is everywhere and says little.
      boostTerm: idf,
      bm25: { k: 1.2, b: lengthShare, d: 0.5 },
      boostDocument: (id) => (passages[id]?.kind === "answer" ? answerBoost : 1),
    },
  });
  const keywords = passages.map((passage) => splitKeywords(passage.keywords ?? "", termsOf));
  const findPhrases = createPhraseFinder(
    keywords.map(({ phrases }) => phrases),
    termsOf,
  );
  index.addAll(
    searched.passages.map((passage, id) => ({
      ...passage,
      ...splitTitle(passage),
      keywords: keywords[id]?.words ?? "",
      phrases: keywords[id]?.phrases.join(", ") ?? "",
      id,
    })),
  );

  const titles = passages.map((passage) => {
    const { title } = splitTitle(passage);
    return { terms: new Set(termsOf(title)), name: tokenize(title).join(" ") };
  });

  function termsOf(message: string): string[] {
    return [...new Set(terms.tokenize(message).map(terms.queryTerm))].filter((term) => term !== null);
  }

  /** Returns the passages that have something of a message, by their index. */
  function collect(message: string, wanted: readonly string[]): Candidate[] {
    const candidates = new Map<number, Candidate>();
    for (const { id, score, queryTerms, match } of index.search(message)) {
      const inHeadings = Object.keys(match).filter((term) =>
        match[term]?.some((field) => field !== "text" && field !== "phrases"),
      );
      candidates.set(id, { id, score, found: queryTerms, inHeadings });
    }
    for (const { id, terms: hit } of findPhrases(wanted)) {
      const { score, found, inHeadings } = candidates.get(id) ?? { score: 0, found: [], inHeadings: [] };
      const boost = phraseBoost * (passages[id]?.kind === "answer" ? answerBoost : 1);
      const more = hit.reduce((total, term) => total + idf(term) ** 2, 0) * boost;
      candidates.set(id, {
        id,
        score: score + more,
        found: [...new Set([...found, ...hit])],
        inHeadings: [...new Set([...inHeadings, ...hit])],
      });
    }
    return [...candidates.values()];
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

  const findModels = createModelFinder(knowledge);
  const brands = new Set(knowledge.names.flatMap((name) => tokenize(name).slice(0, -1).map(terms.indexTerm)));
  /** Each model's own name, by the heading of its passages. */
  const ownName = new Map(knowledge.names.map((name) => [name, terms.indexTerm(tokenize(name).at(-1) ?? "")]));

  /** What MOD|STUDIO has must not be told of MOD|ONE. */
  function isOfOtherModel(passage: Passage | undefined, named: readonly string[]): boolean {
    const owner = ownName.get(passage?.page ?? "");
    return owner !== undefined && named.some((name) => !brands.has(name)) && !named.some((name) => name === owner);
  }

  /** «Fachada» alone asks for what is called so, before what speaks of it: an answer, that very name, a name with the word, or with one that means the same. */
  function calledSo(message: string, wanted: readonly string[], about: readonly Candidate[]): Candidate[][] {
    const words = tokenize(message);
    const [noun = "", ...others] = wanted;
    if (others.length > 0 || words.length > maxWordsOfNoun) return [];
    const called = about.filter(({ id }) => titles[id]?.terms.has(noun));
    return [
      called.filter(({ id }) => passages[id]?.kind === "answer"),
      called.filter(({ id }) => words.some((word) => titles[id]?.name === word)),
      called.filter(({ id }) => words.some((word) => word.length > 3 && titles[id]?.name.split(" ").includes(word))),
      called,
    ];
  }

  /** Returns the passage that answers a message best, if any does. */
  function findBest(message: string): Passage | undefined {
    const wanted = termsOf(message);
    // «Madrid» has no subject; «¿vendéis en Madrid?» asks whether they get that far.
    const asksWhere = wanted.includes(place) && tokenize(message).some(isSecondPersonPlural);
    if (wanted.every(isWeak) && !asksWhere) return undefined;
    const isAbout = createFilter(wanted);
    const models = new Set(findModels(message).map(({ model }) => ownName.get(model.name)));
    // «Libre» is a name, and a word.
    const named = wanted.filter((term) => models.has(term) || (models.size > 0 && brands.has(term)));
    const isOfModel = ({ inHeadings }: Candidate) =>
      named.length > 0 && named.every((name) => inHeadings.includes(name));
    const candidates = collect(message, wanted).filter(({ id }) => !isOfOtherModel(passages[id], named));
    const about = candidates.filter(({ found, inHeadings }) => isAbout(found, inHeadings));
    const asked = wanted.filter((term) => !named.includes(term));
    /** Of «¿el one tiene ducha o bañera?», the bathroom of MOD|ONE has the shower. */
    const isPart = ({ id, found }: Candidate) =>
      ownName.has(passages[id]?.page ?? "") &&
      totalWeight(asked.filter((term) => found.includes(term))) >= minOfModel * totalWeight(asked);
    const namesModel = models.size > 0;
    // What other pages tell of a model in passing comes last.
    const isOwn = (candidate: Candidate) => isOfModel(candidate) || passages[candidate.id]?.kind === "answer";
    const tiers = namesModel
      ? [about.filter(isOwn), asked.length > 0 ? candidates.filter((one) => isOfModel(one) && isPart(one)) : [], about]
      : [...calledSo(message, wanted, about), about];
    /** Its own pages, where they speak of what is asked; each text mentions nearly everything. */
    const boostOf = (candidate: Candidate) => {
      const inHeadings = candidate.inHeadings.filter((term) => asked.includes(term)).length;
      if (!isOfModel(candidate) || (asked.length > 0 && inHeadings === 0)) return 1;
      const isOwnPage = namesModel && ownName.has(passages[candidate.id]?.page ?? "");
      return nameBoost ** (isOwnPage ? 1 + Math.min(inHeadings, 2) : 1);
    };
    const rankOf = (candidate: Candidate) =>
      candidate.score * totalWeight(candidate.found.filter((term) => !isWeak(term) || asksWhere)) * boostOf(candidate);
    const [best] = (tiers.find((tier) => tier.length > 0) ?? []).toSorted((one, other) => rankOf(other) - rankOf(one));
    return best && passages[best.id];
  }

  function rank(message: string): Passage[] {
    const weight = ({ score, found }: Candidate) => score * totalWeight(found);
    return collect(message, termsOf(message))
      .toSorted((one, other) => weight(other) - weight(one))
      .flatMap(({ id }) => passages[id] ?? []);
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

  // As much as a term weighs that no passage has.
  const unknownIdf = idf("");
  const isKnown = (token: string) => termsOf(token).some((term) => idf(term) < unknownIdf);

  function textTerms({ page, title, text, keywords: words = "" }: Passage): (string | null)[] {
    return terms.tokenize(`${page} ${title} ${text} ${words}`).map(terms.indexTerm);
  }

  function findPartly(message: string): Passage | undefined {
    const tokens = terms.tokenize(message).filter((token) => termsOf(token).length > 0);
    const known = tokens.filter(isKnown);
    const subjects = new Set(known.flatMap(termsOf).filter((term) => !isWeak(term) && idf(term) >= minClauseIdf));
    const unknown = tokens.length - known.length;
    if (unknown === 0 || unknown > maxUnknown || subjects.size < minKnownSubjects) return undefined;
    const passage = findBest(known.join(" "));
    // What shares only the lesser words is about something else.
    const [heaviest = ""] = [...subjects].toSorted((one, other) => weightOf(other) - weightOf(one));
    return passage && textTerms(passage).includes(heaviest) ? passage : undefined;
  }

  return { find, findPartly, rank, termsOf, isWeak };
}

/** Moves what a title has in brackets to the page it is of: «Baño (MOD|ONE, Planta de MOD|ONE)». */
function splitTitle({ title, page }: Passage): Pick<Passage, "title" | "page"> {
  const [, name = title, context = ""] = /^(.*) \((.*)\)$/.exec(title) ?? [];
  return { title: name, page: `${page} ${context}` };
}
