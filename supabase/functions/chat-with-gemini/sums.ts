import { type Figures, readFigures } from "./figures.ts";
import type { ChatQuestion, Knowledge, ModelFacts, SumWord } from "./knowledge-shape.ts";
import { findNamedModels, type NamedModel } from "./named-models.ts";
import { fill } from "./reply-texts.ts";
import { tokenize, type Words } from "./words.ts";
import { createPhraseMatcher } from "./written-answers.ts";

/** The result of a computation with the figures of a question. */
export interface Sum {
  readonly text: string;
  /** Path of the model that it is about, or of the page of all models. */
  readonly path: string;
}

/** A message with more subject words than this is not only about a price. */
const shortMessage = 4;

/** Share of a model's area by which a surface may differ and still mean that model: «20×10 pies» is MOD|STUDIO. */
const likeShare = 0.03;

function isLike({ area = 0 }: ModelFacts, other: number): boolean {
  return Math.abs(area - other) <= likeShare * area;
}

const linesOf = (models: readonly ModelFacts[]) => models.map(({ line }) => line);

/** Returns the words before a figure that tell its meaning: «una parcela de». */
function lastWords(text: string): string {
  return tokenize(text).slice(-4).join(" ");
}

/**
 * Returns a function that computes answers about prices, sizes, rooms and budgets; it returns undefined if there is
 * nothing to compute.
 */
export function createSums(knowledge: Knowledge, words: Words): (question: ChatQuestion) => Sum | undefined {
  const { models, modelsPath, price, texts, locale } = knowledge;
  const has = Object.fromEntries(
    Object.entries(knowledge.words).map(([name, phrases]) => [name, createPhraseMatcher(phrases, words)]),
  ) as Record<SumWord, ReturnType<typeof createPhraseMatcher>>;
  const priceStems = new Set([...knowledge.words.price, ...knowledge.words.building].flatMap(tokenize).map(words.stem));
  const measured = models.filter(({ area }) => area !== undefined);
  const bespoke = models.find(({ area }) => area === undefined);
  const number = new Intl.NumberFormat(locale, {
    useGrouping: "always",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    // «40 m²», but «28,12 m²».
    trailingZeroDisplay: "stripIfInteger",
  });
  const euros = (amount: number) => `${number.format(Math.round(amount))}\u00A0€`;
  const metres = (area: number) => `${number.format(area)}\u00A0m²`;
  const { perMetre } = price;
  const priceOf = (area: number) => euros(area * price.eurosPerSquareMetre);

  function pricesOf(list: readonly ModelFacts[]): Sum {
    const [only] = list;
    const path = list.length === 1 && only ? only.path : modelsPath;
    return { text: [fill(texts.modelsWithPrices, { perMetre }), ...linesOf(list)].join("\n\n"), path };
  }

  function priceOfAreas(areas: readonly number[]): Sum {
    const lines = areas.flatMap((area) => [
      fill(texts.price, { perMetre, area: metres(area), price: priceOf(area) }),
      ...linesOf(measured.filter((model) => isLike(model, area))),
    ]);
    return { text: lines.join("\n"), path: bespoke?.path ?? modelsPath };
  }

  function priceOfModels(named: readonly NamedModel[]): string {
    const area = named.reduce((total, { model, count }) => total + (model.area ?? 0) * count, 0);
    const names = named.map(({ model, count }) => `${count} × ${model.name}`).join(" + ");
    return fill(texts.total, { names, perMetre, area: metres(area), price: priceOf(area) });
  }

  function withinBudget(amount: number): string {
    const reached = measured.filter((model) => (model.price ?? 0) <= amount);
    const area = metres(amount / price.eurosPerSquareMetre);
    const list =
      reached.length > 0
        ? [texts.withinBudget, ...linesOf(reached)]
        : [texts.aboveBudget, ...linesOf(measured.slice(0, 1))];
    return [fill(texts.budget, { perMetre, amount: euros(amount), area }), ...list].join("\n");
  }

  /** Returns the areas of buildings in m²; «2 plantas de 60 m²» are 120. */
  function buildingAreas({ areas, rest }: Figures): number[] {
    const [, count = "1", counted = ""] = /(?<!\d)(\d{1,2})\s+(\p{L}+)/u.exec(rest) ?? [];
    const times = has.building(counted) && rest.includes(`${counted} de`) ? Number(count) : 1;
    return areas.filter(({ before }) => !has.land(lastWords(before))).map(({ squareMetres }) => squareMetres * times);
  }

  /** Returns how many rooms a message asks for, or 0. */
  function bedroomsIn(rest: string): number {
    const tokens = tokenize(rest);
    const isCount = (token: string, place: number) => /^[1-9]$/.test(token) && has.rooms(tokens[place + 1] ?? "");
    return Number(tokens.find(isCount) ?? 0);
  }

  function sumOf(message: string): Sum | undefined {
    const figures = readFigures(message);
    const { rest, amounts } = figures;
    const subjects = tokenize(rest).filter((token) => !words.isStopWord(token));
    const isShort = subjects.length <= shortMessage;
    const named = findNamedModels(rest, models);
    const areas = buildingAreas(figures);
    const budgets = amounts.some(({ before, isNamed }) => isNamed || has.budget(lastWords(before))) ? amounts : [];
    if (areas.length > 0 && (has.price(rest) || isShort)) return priceOfAreas(areas);
    // With a named model an amount is not a budget: «¿El ONE cuesta 20.000 €?»
    if (budgets.length > 0 && named.length === 0)
      return { text: budgets.map(({ euros: amount }) => withinBudget(amount)).join("\n\n"), path: modelsPath };
    const fixed = named.filter(({ model }) => model.area !== undefined);
    if (fixed.some(({ count }) => count > 1)) {
      // «Dos STUDIO o un TWO» asks for two sums.
      const groups = has.choose(rest) ? fixed.map((each) => [each]) : [fixed];
      return { text: groups.map(priceOfModels).join("\n"), path: modelsPath };
    }
    const asksFigures =
      named.length > 1 ||
      knowledge.answersNames === true ||
      budgets.length > 0 ||
      [has.price, has.size, has.rooms].some((asks) => asks(rest));
    if (named.length > 0) return asksFigures ? pricesOf(named.map(({ model }) => model)) : undefined;
    const bedrooms = bedroomsIn(rest);
    if (bedrooms > 0) {
      const fitting = measured.filter((model) => model.bedrooms === bedrooms);
      if (fitting.length > 0) return pricesOf(fitting);
      return bespoke && { text: `${texts.onlyBespoke}\n${bespoke.line}`, path: bespoke.path };
    }
    if (has.largest(rest)) return pricesOf(measured.slice(-1));
    if (has.smallest(rest)) return pricesOf(measured.slice(0, 1));
    if (has.compare(rest)) return pricesOf(models);
    return undefined;
  }

  /** Returns the sum for a message that refers to the previous question: «¿y la one?», «¿y de 60?», «¿y tres?» */
  function sumAfter(message: string, previous: string): Sum | undefined {
    const { rest } = readFigures(message);
    const before = readFigures(previous);
    const named = findNamedModels(rest, models);
    const earlier = findNamedModels(before.rest, models);
    const number = /^\D*(\d{1,4})\D*$/.exec(rest)?.[1];
    if (named.length > 0) return sumOf(previous) && pricesOf(named.map(({ model }) => model));
    if (number !== undefined && before.areas.length > 0) return sumOf(`${number} m2`);
    if (number !== undefined && earlier.length > 0) return sumOf(`${number} ${earlier[0]?.model.name}`);
    return has.price(rest) || has.size(rest) || has.rooms(rest)
      ? (sumOf(`${message} ${previous}`) ?? priceOfAll(`${message} ${previous}`))
      : undefined;
  }

  /** Returns all prices for a message that asks for nothing else: «¿Cuánto cuesta?», «precio de las casas». */
  function priceOfAll(message: string): Sum | undefined {
    const saysNoMore = tokenize(message).every(
      (token) => words.isStopWord(token) || /^\d+$/.test(token) || priceStems.has(words.stem(token)),
    );
    return has.price(message) && saysNoMore ? pricesOf(models) : undefined;
  }

  return ({ message, previous }) =>
    sumOf(message) ?? (previous === undefined ? priceOfAll(message) : sumAfter(message, previous));
}
