import { type Figures, readFigures } from "./figures.ts";
import type { ChatQuestion, Knowledge, SumWord } from "./knowledge-shape.ts";
import { findNamedModels, type NamedModel } from "./named-models.ts";
import { tokenize, type Words } from "./words.ts";
import { createPhraseMatcher } from "./written-answers.ts";

/** A message as far as sums need it. Nothing of it changes after it is read. */
export interface Reading {
  /** Areas of buildings in m²; «2 plantas de 60 m²» are 120. */
  readonly areas: readonly number[];
  /** Amounts that visitors have to spend, in euros. */
  readonly budgets: readonly number[];
  readonly named: readonly NamedModel[];
  readonly bedrooms: number | undefined;
  readonly bathrooms: number | undefined;
  /** The subjects that the message has words of. */
  readonly topics: ReadonlySet<SumWord>;
  /** Whether the message has few words besides. */
  readonly isShort: boolean;
  /** Whether it has no word besides those of a price, or no word besides models and figures. */
  readonly isOnlyPrice: boolean;
  readonly isBare: boolean;
}

/** A message with more subject words than this is not only about a price. */
const shortMessage = 4;
const subjects: readonly SumWord[] = ["price", "size", "rooms", "bathrooms", "compare"];

/** Returns a function that reads a message and, if it refers to the previous question, adds what that one named. */
export function createReader(knowledge: Knowledge, words: Words): (question: ChatQuestion) => Reading {
  const { models } = knowledge;
  const names = Object.keys(knowledge.words) as SumWord[];
  const matchers = new Map(names.map((name) => [name, createPhraseMatcher(knowledge.words[name], words)]));
  const has = (name: SumWord, text: string) => matchers.get(name)?.(text) ?? false;
  const modelTokens = new Set(models.flatMap(({ name }) => tokenize(name)));
  const priceStems = new Set([...knowledge.words.price, ...knowledge.words.building].flatMap(tokenize).map(words.stem));

  function buildingAreas({ areas, rest }: Figures): number[] {
    const [, count = "1", counted = ""] = /(?<!\d)(\d{1,2})\s+(\p{L}+)/u.exec(rest) ?? [];
    const times = has("building", counted) && rest.includes(`${counted} de`) ? Number(count) : 1;
    return areas
      .filter(({ before }) => !has("land", lastWords(before)))
      .map(({ squareMetres }) => squareMetres * times);
  }

  /** Returns how many rooms of a kind a message asks for. */
  function countOf(kind: "rooms" | "bathrooms", rest: string): number | undefined {
    const tokens = tokenize(rest);
    const counted = tokens.find((token, place) => /^[1-9]$/.test(token) && has(kind, tokens[place + 1] ?? ""));
    return counted === undefined ? undefined : Number(counted);
  }

  function readAlone(message: string): Reading {
    const figures = readFigures(message);
    const { rest, amounts } = figures;
    const subjectWords = tokenize(rest).filter((token) => !words.isStopWord(token));
    const isMoney = amounts.some(({ before, isNamed }) => isNamed || has("budget", lastWords(before)));
    return {
      areas: buildingAreas(figures),
      budgets: isMoney ? amounts.map(({ euros }) => euros) : [],
      named: findNamedModels(rest, models),
      bedrooms: countOf("rooms", rest),
      bathrooms: countOf("bathrooms", rest),
      topics: new Set(names.filter((name) => has(name, rest))),
      isBare: subjectWords.every((token) => /^\d+$/.test(token) || modelTokens.has(token)),
      isShort: subjectWords.length <= shortMessage,
      isOnlyPrice:
        has("price", rest) && subjectWords.every((token) => /^\d+$/.test(token) || priceStems.has(words.stem(token))),
    };
  }

  return function read({ message, previous }) {
    const own = readAlone(message);
    if (previous === undefined || !words.followsUp(message)) return own;
    const before = readAlone(previous);
    const number = Number(/^\D*(\d{1,4})\D*$/.exec(readFigures(message).rest)?.[1] ?? 0);
    const asksMore = subjects.some((name) => own.topics.has(name));
    // «¿y de 60?» after an area, «¿y tres?» after a model
    const areas = number > 0 && own.named.length === 0 && before.areas.length > 0 ? [number] : own.areas;
    const isSuperlative = own.topics.has("largest") || own.topics.has("smallest");
    const isOther = isSuperlative || own.budgets.length > 0 || (own.bedrooms ?? own.bathrooms) !== undefined;
    const goesOn = own.named.length === 0 && areas.length === 0 && !isOther;
    const counted = before.named.slice(0, 1).map(({ model, count }) => ({ model, count: number || count }));
    const named = goesOn ? (number > 0 ? counted : before.named) : own.named;
    return {
      ...own,
      areas: goesOn && asksMore && areas.length === 0 ? before.areas : areas,
      named,
      // «¿y la one?» asks for what was asked before.
      topics: asksMore || isSuperlative || !own.isBare ? own.topics : new Set([...own.topics, ...before.topics]),
      isOnlyPrice: own.isOnlyPrice && goesOn && before.areas.length === 0,
    };
  };
}

/** Returns the words before a figure that tell its meaning: «una parcela de». */
function lastWords(text: string): string {
  return tokenize(text).slice(-4).join(" ");
}
