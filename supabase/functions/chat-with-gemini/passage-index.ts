import MiniSearch from "minisearch";
import type { Passage } from "./knowledge-shape.ts";
import { tokenize, type Words } from "./words.ts";

/** The terms of a question that a passage has. */
export interface Match {
  score: number;
  readonly terms: Set<string>;
  /** The one of its questions that has most of them, or "". */
  question: string;
}

/** A passage in the index, or one of the questions that it answers. */
interface Indexed extends Partial<Passage> {
  readonly id: number;
  /** The place of the passage in the list. */
  readonly of: number;
  readonly question?: string;
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
  const index = new MiniSearch<Indexed>({
    fields: ["title", "page", "text", "question"],
    storeFields: ["of", "question"],
    tokenize: (text, field) => [...(field === "text" ? stemsIn(text) : termsIn(text)), ...pairsIn(text)],
    processTerm: (term) => term,
    searchOptions: { boost: { title: 2.2 } },
  });
  // Each question is found by itself, so that it does not count how many others a passage answers.
  const indexed = passages.flatMap((passage, of) => [
    { ...passage, of },
    ...[...(passage.title.endsWith("?") ? [passage.title] : []), ...(passage.asked ?? [])].map((question) => ({
      of,
      question,
    })),
  ]);
  index.addAll(indexed.map((each, id) => ({ ...each, id })));

  /** Returns what passages have of some terms, each with its weight, by their places in the list. */
  function look(weights: ReadonlyMap<string, number>): Map<number, Match> {
    const matches = new Map<number, Match>();
    const results = index
      .search([...weights.keys()].join(" "), {
        tokenize: (text) => text.split(" "),
        boostTerm: (term) => weights.get(term) ?? 1,
      })
      // MiniSearch multiplies a score by the number of terms, among which there may be many of one meaning.
      .map(({ of, question, score, terms }) => ({ of, question, terms, score: score / terms.length }))
      .toSorted((one, other) => other.score - one.score);
    for (const { of, question, score, terms } of results) {
      const match = matches.get(of) ?? { score: 0, terms: new Set(), question: "" };
      matches.set(of, match);
      if (question === undefined) match.score += score;
      else if (match.question === "") {
        match.score += questionWeight * score;
        match.question = question;
      }
      for (const term of terms) match.terms.add(term);
    }
    return matches;
  }

  /** Returns the terms that may be a misspelt or shortened word. */
  function similarTo(word: string): string[] {
    if (word.length < 5) return [];
    const found = index.search(word, { fuzzy: word.length > 8 ? 2 : 1, prefix: true, tokenize: (term) => [term] });
    return [...new Set(found.flatMap(({ terms }) => terms))].filter((term) => term[0] === word[0]);
  }

  return { look, similarTo };
}
