import MiniSearch from "minisearch";
import type { Passage } from "./knowledge-shape.ts";
import { tokenize, type Words } from "./words.ts";

/** The terms of a question that a passage has. */
export interface Match {
  readonly score: number;
  readonly terms: ReadonlySet<string>;
  /** The one of its questions that has most of them, or "". */
  readonly question: string;
}

/** Weight of the best one of the questions that a passage answers, beside the passage itself. */
const questionWeight = 1.5;

/**
 * Returns the pairs of neighbours in a text, which tell «¿quién hace la cimentación?» from «¿cuándo se hace?», although
 * the words alone do not.
 */
export function pairsIn(text: string): string[] {
  const tokens = tokenize(text);
  return tokens.slice(1).map((token, place) => `${tokens[place]}_${token}`);
}

/** Returns an index of passages. */
export function createPassageIndex(passages: readonly Passage[], { termsIn, stemsIn }: Words) {
  const counts = new Map<string, number>();
  let termsOfPassage = new Set<string>();
  // A document is a passage, or one of the questions that it answers: each is found by itself, so that the
  // number of the others does not count.
  const index = new MiniSearch<
    Partial<Passage> & { readonly id: string; readonly passage: Passage; readonly question?: string }
  >({
    fields: ["title", "page", "text", "question"],
    storeFields: ["passage", "question"],
    tokenize: (text, field) => (field === "text" ? stemsIn(text) : [...termsIn(text), ...pairsIn(text)]),
    processTerm: (term) => {
      termsOfPassage.add(term);
      return term;
    },
    searchOptions: { boost: { title: 2.2 }, tokenize: (terms) => terms.split(" "), processTerm: (term) => term },
  });
  for (const [of, passage] of passages.entries()) {
    termsOfPassage = new Set();
    const questions = (passage.asked ?? []).map((question, place) => ({ id: `${of} ${place}`, passage, question }));
    index.addAll([{ ...passage, id: `${of}`, passage }, ...questions]);
    for (const term of termsOfPassage) counts.set(term, countOf(term) + 1);
  }

  /** Returns how many passages have a term. */
  function countOf(term: string): number {
    return counts.get(term) ?? 0;
  }

  /** Returns what passages have of some terms, each with its weight. */
  function look(weights: ReadonlyMap<string, number>): Map<Passage, Match> {
    const results = index
      .search([...weights.keys()].join(" "), { boostTerm: (term) => weights.get(term) ?? 1 })
      // MiniSearch multiplies a score by the number of terms, among which there may be many of one meaning.
      .map(({ passage, question, score, terms }) => ({ passage, question, terms, score: score / terms.length }))
      .toSorted((one, other) => other.score - one.score);
    return new Map(
      [...Map.groupBy(results, ({ passage }): Passage => passage)].map(([passage, found]) => {
        const own = found.find(({ question }) => question === undefined);
        const best = found.find(({ question }) => question !== undefined);
        const score = (own?.score ?? 0) + questionWeight * (best?.score ?? 0);
        return [
          passage,
          { score, terms: new Set(found.flatMap(({ terms }) => terms)), question: best?.question ?? "" },
        ];
      }),
    );
  }

  /** Returns the terms that may be a misspelt or shortened word. */
  function similarTo(word: string): string[] {
    if (word.length < 5) return [];
    return [...new Set(index.search(word, { fuzzy: 1, prefix: true }).flatMap(({ terms }) => terms))];
  }

  return { look, similarTo, countOf };
}
