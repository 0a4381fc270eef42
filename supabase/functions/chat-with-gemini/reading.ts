import { readFigures } from "./figures.ts";
import type { ChatQuestion, Knowledge, SumWord } from "./knowledge-shape.ts";
import { findNamedModels, type NamedModel } from "./named-models.ts";
import { tokenize, type Words } from "./words.ts";
import { createPhraseMatcher } from "./written-answers.ts";

/** A message as far as sums need it. Nothing of it changes after it is read. */
export interface Reading {
  /** Areas of buildings in m². */
  readonly areas: readonly number[];
  /** Amounts that visitors have to spend, in euros. */
  readonly budgets: readonly number[];
  readonly named: readonly NamedModel[];
  readonly bedrooms: number | undefined;
  readonly bathrooms: number | undefined;
  /** The subjects that the message has words of. */
  readonly topics: ReadonlySet<SumWord>;
}

/** Most words of a message that may refer to the previous one. */
const maxFollowUp = 6;

/** Returns a function that reads a message and, if it refers to the previous question, adds what that one named. */
export function createReader(knowledge: Knowledge, words: Words): (question: ChatQuestion) => Reading {
  const { models } = knowledge;
  const names = Object.keys(knowledge.words) as SumWord[];
  const matchers = new Map(names.map((name) => [name, createPhraseMatcher(knowledge.words[name], words)]));
  const has = (name: SumWord, text: string) => matchers.get(name)?.(text) ?? false;

  /** Returns how many rooms of a kind a message asks for. */
  function countOf(kind: "rooms" | "bathrooms", rest: string): number | undefined {
    const tokens = tokenize(rest);
    const counted = tokens.find((token, place) => /^[1-9]$/.test(token) && has(kind, tokens[place + 1] ?? ""));
    return counted === undefined ? undefined : Number(counted);
  }

  function readAlone(message: string): Reading {
    const { rest, areas, amounts } = readFigures(message);
    // «Una parcela de 500 m²»
    const isOfLand = (before: string) => has("land", tokenize(before).slice(-4).join(" "));
    return {
      areas: areas.filter(({ before }) => !isOfLand(before)).map(({ squareMetres }) => squareMetres),
      budgets: amounts,
      named: findNamedModels(rest, models),
      bedrooms: countOf("rooms", rest),
      bathrooms: countOf("bathrooms", rest),
      topics: new Set(names.filter((name) => has(name, rest))),
    };
  }

  return function read({ message, previous }) {
    const own = readAlone(message);
    if (previous === undefined || tokenize(message).length > maxFollowUp) return own;
    const before = readAlone(previous);
    const { areas, budgets, named, bedrooms, bathrooms, topics } = own;
    // «¿Cuánto cuestan?» asks for the total after «dos STUDIO», and for every model after one.
    const isPlural = topics.has("compare") && before.named.every(({ count }) => count === 1);
    const isOfAll = isPlural || topics.has("largest") || topics.has("smallest");
    const isOther = [...areas, ...budgets, ...named, bedrooms ?? bathrooms].some(Boolean) || isOfAll;
    // «¿y de 60?» after a surface, «¿y tres?» after models
    const number = Number(/\d+/.exec(readFigures(message).rest)?.[0] ?? 0);
    return {
      ...own,
      // «¿y la one?» asks for what was asked before.
      topics: topics.size === 0 && named.length > 0 ? before.topics : topics,
      areas: isOther || (number === 0 && topics.size === 0) ? areas : before.areas.map((area) => number || area),
      named: isOther ? named : before.named.map(({ model, count }) => ({ model, count: number || count })),
    };
  };
}
