import MiniSearch from "minisearch";
import type { Knowledge, Passage } from "./knowledge-shape.ts";
import { foldedWords, stem } from "./words.ts";

/** How much of what a message is about a passage has to contain, and how much of it in its headings… */
const least = { anywhere: 0.55, inHeadings: 0.3 };
/** …unless its text has nearly all of several words. A single word deep in a text may be there by chance. */
const leastInText = 0.9;
/** What is written as an answer beats other passages that hold the same words. */
const answerBoost = 1.8;

export interface Search {
  /** The passage that answers a message, or undefined where none does. */
  readonly find: (message: string) => Passage | undefined;
  /** What a message is about: stems of its words, those left out that say nothing of a subject. */
  readonly termsOf: (message: string) => string[];
}

/** An index over all passages. Words are compared by their stems, and synonyms count as one word. */
export function createSearch({ passages, synonyms, stopWords }: Knowledge): Search {
  const toTerm = createTermReader(synonyms, stopWords);
  const weigh = createWeigher(passages, toTerm);
  const weightOf = (terms: readonly string[]) => terms.reduce((total, term) => total + weigh(term), 0);
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ["title", "page", "text"],
    tokenize: foldedWords,
    processTerm: toTerm,
    searchOptions: {
      boost: { title: 3, page: 1.5 },
      // One letter may be wrong in a long word.
      fuzzy: (term) => (term.length >= 6 ? 1 : false),
      maxFuzzy: 1,
      // «Casa» stands everywhere and says little.
      boostTerm: weigh,
      boostDocument: (id) => (passages[id]?.kind === "answer" ? answerBoost : 1),
    },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));

  function termsOf(message: string): string[] {
    return [...new Set(foldedWords(message).map(toTerm))].filter((term) => term !== null);
  }

  function find(message: string): Passage | undefined {
    const terms = termsOf(message);
    const total = weightOf(terms);
    const isAbout = (anywhere: number, inHeadings: number) =>
      inHeadings >= least.inHeadings ? anywhere >= least.anywhere : terms.length > 1 && anywhere >= leastInText;
    const [best] = index
      .search(message)
      .map(({ id, score, queryTerms, match }) => {
        const inHeadings = Object.keys(match).filter((term) => match[term]?.some((field) => field !== "text"));
        return { id, score, anywhere: weightOf(queryTerms) / total, inHeadings: weightOf(inHeadings) / total };
      })
      .filter(({ anywhere, inHeadings }) => isAbout(anywhere, inHeadings))
      .sort((a, b) => b.score * b.anywhere - a.score * a.anywhere);
    return best && passages[best.id];
  }

  return { find, termsOf };
}

/** Gives a folded word's term, null for one that does not count. */
function createTermReader(synonyms: Knowledge["synonyms"], stopWords: Knowledge["stopWords"]) {
  const ignored = new Set(stopWords.flatMap(foldedWords));
  const groups = new Map<string, string>();
  for (const group of synonyms) {
    const stems = group.flatMap(foldedWords).map(stem);
    const [name = ""] = stems;
    for (const each of stems) if (!groups.has(each)) groups.set(each, groups.get(name) ?? name);
  }
  return function toTerm(word: string): string | null {
    // Figures match by chance: the 40 of «40 m²» stands in «40 %» as well.
    if (ignored.has(word) || /\d/.test(word) || word.length < 2) return null;
    const own = stem(word);
    return groups.get(own) ?? own;
  };
}

/** Gives a term's weight: the rarer it is in the passages the more it says, and one that they lack says most. */
function createWeigher(passages: readonly Passage[], toTerm: (word: string) => string | null) {
  const counts = new Map<string, number>();
  for (const { title, page, text } of passages) {
    for (const term of new Set(foldedWords(`${title} ${page} ${text}`).map(toTerm))) {
      if (term !== null) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return (term: string) => Math.log(1 + passages.length / (counts.get(term) ?? 0.5));
}
