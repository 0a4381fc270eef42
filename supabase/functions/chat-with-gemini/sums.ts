import { type Card, fill } from "./cards.ts";
import type { ChatQuestion, Knowledge, ModelFacts } from "./knowledge-shape.ts";
import type { NamedModel } from "./named-models.ts";
import { createReader, type Reading } from "./reading.ts";
import type { Words } from "./words.ts";

/** The computed part of an answer. */
export interface Sums {
  readonly cards: readonly Card[];
  /** Whether the message asks for it. Other questions about a model are answered before its figures. */
  readonly isFirst: boolean;
}

/** Returns a function that computes answers about prices, sizes, rooms and budgets. */
export function createSums(knowledge: Knowledge, words: Words): (question: ChatQuestion) => Sums {
  const { models, modelsPath, price, texts, locale } = knowledge;
  const read = createReader(knowledge, words);
  const measured = models.filter(({ area }) => area !== undefined);
  const bespoke = models.filter(({ area }) => area === undefined);
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
  const modelsOf = (named: readonly NamedModel[]) => named.map(({ model }) => model);

  /** Returns models as a table with the sentence above it. */
  function tableOf(list: readonly ModelFacts[], text = fill(texts.modelsWithPrices, { perMetre })): Card {
    const [only] = list;
    return {
      text,
      ...(list.length > 0 && {
        table: { heads: [texts.headPrice, texts.headModel, texts.headArea], rows: list.map(({ row }) => row) },
      }),
      path: list.length === 1 && only ? only.path : modelsPath,
    };
  }

  function priceOfArea(area: number): Card {
    const text = fill(texts.price, { perMetre, area: metres(area), price: priceOf(area) });
    return { text, path: bespoke[0]?.path ?? modelsPath };
  }

  function priceOfSeveral(named: readonly NamedModel[]): Card {
    const area = named.reduce((total, { model, count }) => total + (model.area ?? 0) * count, 0);
    const names = named.map(({ model, count }) => `${count} × ${model.name}`).join(" + ");
    return { text: fill(texts.total, { names, perMetre, area: metres(area), price: priceOf(area) }), path: modelsPath };
  }

  function withinBudget(amount: number): Card {
    const reached = measured.filter((model) => (model.price ?? 0) <= amount);
    const area = metres(amount / price.eurosPerSquareMetre);
    const [list, what] = reached.length > 0 ? [reached, texts.withinBudget] : [measured.slice(0, 1), texts.aboveBudget];
    return {
      ...tableOf(list, `${fill(texts.budget, { perMetre, amount: euros(amount), area })} ${what}`),
      path: modelsPath,
    };
  }

  function withRooms({ bedrooms, bathrooms }: Reading): Card {
    const fitting = measured.filter(
      (model) =>
        (bedrooms === undefined || model.bedrooms === bedrooms) &&
        (bathrooms === undefined || model.bathrooms === bathrooms),
    );
    return fitting.length > 0 ? tableOf(fitting) : tableOf(bespoke, texts.onlyBespoke);
  }

  /** Returns what is asked of one model: sentences on its size and rooms, and its price if there is no other or it is asked. */
  function factsOf({ topics }: Reading, model: ModelFacts): Card[] {
    const sentences = [
      ...(topics.has("size") && model.size ? [model.size] : []),
      ...((topics.has("rooms") || topics.has("bathrooms")) && model.rooms ? [model.rooms] : []),
    ];
    const says = sentences.map((text): Card => ({ text, path: model.path }));
    return topics.has("price") || says.length === 0 ? [tableOf([model]), ...says] : says;
  }

  /** The questions that are computed, each with what it asks for. The first one that a message asks is answered. */
  const questions: readonly {
    readonly isAsked: (reading: Reading) => boolean;
    readonly isFirst?: true;
    readonly answer: (reading: Reading) => readonly Card[];
  }[] = [
    {
      // «¿Cuánto cuestan 40 m²?»
      isFirst: true,
      isAsked: ({ areas }) => areas.length > 0,
      answer: ({ areas }) => areas.map(priceOfArea),
    },
    {
      // «Tengo 30.000 €»; with a model, an amount is what somebody says that it costs.
      isFirst: true,
      isAsked: ({ budgets, named }) => budgets.length > 0 && named.length === 0,
      answer: ({ budgets }) => budgets.map(withinBudget),
    },
    {
      // «Dos STUDIO», which with «o» asks for two sums.
      isFirst: true,
      isAsked: ({ named }) => named.some(({ count, model }) => count > 1 && model.area !== undefined),
      answer({ named, topics }) {
        const fixed = named.filter(({ model }) => model.area !== undefined);
        return (topics.has("choose") ? fixed.map((each) => [each]) : [fixed]).map(priceOfSeveral);
      },
    },
    {
      // «¿Cuál es la más grande?»
      isFirst: true,
      isAsked: ({ topics, named }) => named.length === 0 && topics.has("largest"),
      answer: () => [tableOf(measured.slice(-1))],
    },
    {
      isFirst: true,
      isAsked: ({ topics, named }) => named.length === 0 && topics.has("smallest"),
      answer: () => [tableOf(measured.slice(0, 1))],
    },
    {
      // «¿En qué se diferencian el ONE y el STUDIO?»
      isAsked: ({ named }) => named.length > 1,
      answer: ({ named }) => [tableOf(modelsOf(named))],
    },
    {
      // «¿Cuánto mide el ONE?»
      isAsked: ({ named, topics, budgets }) =>
        named.length === 1 &&
        // «¿Cuánto mide el dormitorio del ONE?» asks about a room, not how many there are.
        !(topics.has("size") && (topics.has("rooms") || topics.has("bathrooms"))) &&
        (knowledge.answersNames === true ||
          budgets.length > 0 ||
          (["price", "size", "rooms", "bathrooms"] as const).some((name) => topics.has(name))),
      answer: (reading) => modelsOf(reading.named).flatMap((model) => factsOf(reading, model)),
    },
    {
      // «Una casa de dos dormitorios»
      isAsked: ({ bedrooms, bathrooms, named }) => named.length === 0 && (bedrooms ?? bathrooms) !== undefined,
      answer: (reading) => [withRooms(reading)],
    },
    {
      // «¿Cuál me recomendáis?», «precios»
      isAsked: ({ topics, isOnlyPrice, named }) => named.length === 0 && (topics.has("compare") || isOnlyPrice),
      answer: () => [tableOf(models)],
    },
  ];

  return function sumOf(question) {
    const reading = read(question);
    const asked = questions.find(({ isAsked }) => isAsked(reading));
    return { cards: asked?.answer(reading) ?? [], isFirst: asked?.isFirst ?? false };
  };
}
