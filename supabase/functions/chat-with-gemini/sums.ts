import { type Card, fill } from "./cards.ts";
import type { Knowledge, ModelFacts } from "./knowledge-shape.ts";
import type { Reading } from "./reading.ts";

/** Returns a function that computes answers about prices, sizes, rooms and budgets. */
export function createSums(knowledge: Knowledge): (reading: Reading) => readonly Card[] {
  const { models, modelsPath, rowHeads, price, texts, locale } = knowledge;
  const { perMetre, eurosPerSquareMetre } = price;
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
  const asksRooms = (topics: Reading["topics"]) => topics.has("rooms") || topics.has("bathrooms");
  const priceOf = (area: number) => euros(area * eurosPerSquareMetre);

  /** Returns models as a table with the sentence above it. */
  function tableOf(list: readonly ModelFacts[], text = fill(texts.modelsWithPrices, { perMetre })): Card {
    const [only] = list;
    return {
      text,
      ...(list.length > 0 && { table: { heads: rowHeads, rows: list.map(({ row }) => row) } }),
      path: list.length === 1 && only ? only.path : modelsPath,
    };
  }

  function priceOfArea(area: number): Card {
    const text = fill(texts.price, { perMetre, area: metres(area), price: priceOf(area) });
    return { text, path: bespoke[0]?.path ?? modelsPath };
  }

  /** Returns the price of several models together, or with «o» that of each kind. */
  function priceOfCounted({ named, topics }: Reading): Card[] {
    const fixed = named.filter(({ model }) => model.area !== undefined);
    return (topics.has("choose") ? fixed.map((each) => [each]) : [fixed]).map((counted) => {
      const area = counted.reduce((total, { model, count }) => total + (model.area ?? 0) * count, 0);
      const names = counted.map(({ model, count }) => `${count} × ${model.name}`).join(" + ");
      return {
        text: fill(texts.total, { names, perMetre, area: metres(area), price: priceOf(area) }),
        path: modelsPath,
      };
    });
  }

  function withinBudget(amount: number): Card {
    const reached = measured.filter((model) => (model.price ?? 0) <= amount);
    const area = metres(amount / eurosPerSquareMetre);
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

  /** Whether a message asks for figures of one model. That of a room of it («¿Cuánto mide el dormitorio?») is searched. */
  function asksOfOne({ named, topics, budgets }: Reading): boolean {
    const asks = topics.has("price") || topics.has("size") !== asksRooms(topics) || budgets.length > 0;
    return named.length === 1 && asks;
  }

  /** Returns what is asked of one model: sentences on its size and rooms, and its price if there is no other or it is asked. */
  function factsOf({ topics }: Reading, model: ModelFacts): Card[] {
    const says = [topics.has("size") ? model.size : undefined, asksRooms(topics) ? model.rooms : undefined]
      .filter((text) => text !== undefined)
      .map((text): Card => ({ text, path: model.path }));
    return topics.has("price") || says.length === 0 ? [tableOf([model]), ...says] : says;
  }

  /** The questions that are computed: whether a message asks one, and its answer. The first one counts. */
  const questions: readonly (readonly [(reading: Reading) => boolean, (reading: Reading) => readonly Card[]])[] = [
    // «¿Cuánto cuestan 40 m²?»
    [({ areas }) => areas.length > 0, ({ areas }) => areas.map(priceOfArea)],
    // «Tengo 30.000 €»; with a model, an amount is what somebody says that it costs.
    [({ budgets, named }) => budgets.length > 0 && named.length === 0, ({ budgets }) => budgets.map(withinBudget)],
    // «Dos STUDIO»
    [({ named }) => named.some(({ count, model }) => count > 1 && model.area !== undefined), priceOfCounted],
    // «¿Cuál es la más grande?»
    [({ topics, named }) => named.length === 0 && topics.has("largest"), () => [tableOf(measured.slice(-1))]],
    [({ topics, named }) => named.length === 0 && topics.has("smallest"), () => [tableOf(measured.slice(0, 1))]],
    // «¿En qué se diferencian el ONE y el STUDIO?»
    [({ named }) => named.length > 1, ({ named }) => [tableOf(named.map(({ model }) => model))]],
    // «¿Cuánto mide el ONE?»
    [asksOfOne, (reading) => reading.named.flatMap(({ model }) => factsOf(reading, model))],
    // «Una casa de dos dormitorios»
    [
      ({ bedrooms, bathrooms, named }) => named.length === 0 && (bedrooms ?? bathrooms) !== undefined,
      (reading) => [withRooms(reading)],
    ],
    // «¿Cuál me recomendáis?», «precios»
    [({ topics, named }) => named.length === 0 && topics.has("compare"), () => [tableOf(models)]],
  ];

  return (reading) => questions.find(([isAsked]) => isAsked(reading))?.[1](reading) ?? [];
}
