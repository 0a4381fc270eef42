import type { Knowledge, ModelFacts } from "../knowledge-shape.ts";
import { createModelFinder } from "../language/model-names.ts";
import { hasPhrase } from "../phrases.ts";
import { fill } from "../reply-texts.ts";
import type { Search } from "../search.ts";
import { tokenize } from "../words.ts";
import { createModelWriter } from "./model-lines.ts";
import type { PartAnswerer, Reply } from "./reply.ts";
import { createOnlyAbout } from "./subjects.ts";

/** «dos cuartos de baño» */
const maxBeforeRoom = 3;

/**
 * Returns an answerer of questions that choose between models, with a line for each: «diferencia entre one y two»,
 * «¿cuál es la más grande?», «¿qué modelo tiene dos baños?». It returns undefined where they are about something else:
 * «¿qué baño es más grande?».
 */
export function createComparisonAnswerer(knowledge: Knowledge, search: Search): PartAnswerer {
  const { comparison, price, texts, models, names } = knowledge;
  const { line, taxedLine } = createModelWriter(knowledge);
  const findModels = createModelFinder(knowledge);
  const { words, all, which, largest, smallest, bedrooms, bathrooms, subjects } = comparison;
  const kinds = [...price.subjects, ...price.pieces, ...all, ...which];
  const isPlain = createOnlyAbout(search, [
    ...kinds,
    ...price.words,
    ...words,
    ...subjects,
    ...comparison.people,
    ...names,
  ]);
  const isOfExtremes = createOnlyAbout(search, [...kinds, ...price.words, ...names, ...largest, ...smallest]);
  const isOfRooms = createOnlyAbout(search, [
    ...price.pieces,
    ...all,
    ...which,
    ...bedrooms,
    ...bathrooms,
    ...subjects,
    ...knowledge.audiences.needs,
  ]);
  // «Un solo dormitorio»: the number words of a message are figures, but for these.
  const ones = new Map(Object.entries(knowledge.numbers.ones));
  const nouns = new Set([...price.pieces, ...all, ...bedrooms, ...bathrooms].flatMap(tokenize));
  const choosers = new Set([...comparison.choosers, ...price.pieces, ...all].flatMap(tokenize));
  const fixed = models.filter((model): model is ModelFacts & { area: number } => model.area !== undefined);
  const bespoke = models.filter(({ area }) => area === undefined);
  const byArea = fixed.toSorted((one, other) => one.area - other.area);

  function table(list: readonly ModelFacts[], path = comparison.href): Reply {
    return {
      words: [fill(texts.compared, { perMetre: price.perMetreTaxed }), ...list.map(line), price.note].join("\n"),
      path,
    };
  }

  function answerNamed(message: string): Reply | undefined {
    const named = findModels(message).map(({ model }) => model);
    return named.length >= 2 && isPlain(message) ? table(named) : undefined;
  }

  /** «la más grande que tenéis», «¿cuál cuesta menos?»; not «más barato que una obra» or «hacerla más grande». */
  function choosesBy(message: string, phrases: readonly string[]): boolean {
    const asksWhich = hasPhrase(message, which, 0);
    const tokens = tokenize(message);
    return phrases.map(tokenize).some((phrase) => {
      const place = tokens.findIndex((_token, start) => phrase.every((word, index) => tokens[start + index] === word));
      return place >= 0 && (asksWhich || choosers.has(tokens[place - 1] ?? ""));
    });
  }

  function answerExtreme(message: string): Reply | undefined {
    const isLargest = choosesBy(message, largest);
    const model = isLargest ? byArea.at(-1) : choosesBy(message, smallest) ? byArea[0] : undefined;
    if (!model || !isOfExtremes(message)) return undefined;
    const others = isLargest ? bespoke.map(({ name }) => fill(texts.bespokeToo, { name })) : [];
    const intro = isLargest ? texts.largest : texts.smallest;
    return { words: [intro, taxedLine(model), ...others].join("\n"), path: model.path };
  }

  /** «casa con 2 dormitorios»: nouns, numbers and words of three letters. */
  function isBare(message: string): boolean {
    return tokenize(message).every(
      (token) => token.length <= 3 || nouns.has(token) || search.isWeak(search.termsOf(token)[0] ?? ""),
    );
  }

  /** Returns the number before a word for a room: 2 in «con 2 baños», 1 in «un solo dormitorio». */
  function roomsIn(message: string, rooms: readonly string[]): number | undefined {
    const tokens = tokenize(message);
    // «Cuarto de baño» is named by its last word.
    const singles = new Set(rooms.flatMap((room) => tokenize(room).slice(-1)));
    const place = tokens.findIndex((token) => singles.has(token));
    const before = tokens.slice(Math.max(place - maxBeforeRoom, 0), Math.max(place, 0));
    const number = before.findLast((token) => /^\d{1,2}$/.test(token) || ones.has(token));
    return number === undefined ? undefined : (ones.get(number) ?? Number(number));
  }

  function answerRooms(message: string): Reply | undefined {
    const wanted = { bedrooms: roomsIn(message, bedrooms), bathrooms: roomsIn(message, bathrooms) };
    if (wanted.bedrooms === undefined && wanted.bathrooms === undefined) return undefined;
    const asks = hasPhrase(message, which, 0) || hasPhrase(message, knowledge.audiences.needs, 0) || isBare(message);
    if (!asks || !isOfRooms(message)) return undefined;
    const fits = (model: ModelFacts) =>
      (wanted.bedrooms ?? model.bedrooms) === model.bedrooms &&
      (wanted.bathrooms ?? model.bathrooms) === model.bathrooms;
    const found = fixed.filter(fits);
    const [only] = found;
    if (only) return table(found, found.length === 1 ? only.path : undefined);
    if (bespoke.length === 0) return undefined;
    const lines = bespoke.map((model, index) => (index === 0 ? taxedLine(model) : line(model)));
    return { words: [texts.onlyBespoke, ...lines].join("\n"), path: bespoke[0]?.path ?? comparison.href };
  }

  function answerAll(message: string): Reply | undefined {
    const compares = hasPhrase(message, words, 0) && hasPhrase(message, all, 0);
    return compares && isPlain(message) ? table(models) : undefined;
  }

  return (message) => answerNamed(message) ?? answerExtreme(message) ?? answerRooms(message) ?? answerAll(message);
}
