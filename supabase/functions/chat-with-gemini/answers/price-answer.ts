import { areaPrice, findSurfaces, type Surface, withoutRates } from "../area-price.ts";
import type { Knowledge } from "../knowledge-shape.ts";
import { createModelFinder, type Mention } from "../language/model-names.ts";
import { hasPhrase } from "../phrases.ts";
import { fill } from "../reply-texts.ts";
import type { Search } from "../search.ts";
import { tokenize } from "../words.ts";
import { createModelWriter } from "./model-lines.ts";
import type { PartAnswerer } from "./reply.ts";
import { createOnlyAbout } from "./subjects.ts";

const maxSurfaces = 3;
/** How many words before a surface may say what it is of: «una casa modular con porche de 40 m²». */
const wordsBefore = 6;
/** How many words before a surface may say how many there are: «2 plantas rectangulares de unos 60 m²». */
const wordsOfCount = 5;
/** How many words around a surface say what is asked of it: «cuánto son». */
const wordsOfQuestion = 3;
const maxCount = 100;

/**
 * Returns an answerer of «¿Cuánto cuesta una casa de 40 m²?»: surface × price per square metre, and of «dos MOD|STUDIO».
 * It returns undefined for other questions, such as «¿Cuánto cuesta una piscina de 40 m²?». Prices that a message
 * names are never used.
 */
export function createPriceAnswerer(knowledge: Knowledge, search: Search): PartAnswerer {
  const { price, texts, comparison, models } = knowledge;
  const { termsOf } = search;
  const { squareMetres, euros, taxedLine } = createModelWriter(knowledge);
  const findModels = createModelFinder(knowledge);
  const buildings = new Set(price.subjects.flatMap(termsOf));
  const kinds = [...price.subjects, ...price.pieces, ...price.storeys, ...price.each, ...price.together];
  const isPlain = createOnlyAbout(search, [...kinds, ...price.words]);
  const isAboutModels = createOnlyAbout(search, [
    ...kinds,
    ...price.words,
    ...price.together,
    ...comparison.words,
    ...comparison.subjects,
    ...comparison.recommend,
    ...knowledge.names,
  ]);
  const versus = new Set(comparison.versus.flatMap(tokenize));
  const storeys = new Set(price.storeys.flatMap(tokenize));
  const pieces = new Set(price.pieces.flatMap(tokenize));
  const { perMetre, perMetreTaxed } = price;
  const list = new Intl.ListFormat(knowledge.figuresLocale ?? knowledge.locale, { type: "conjunction" });
  const ofPrice = new Set(price.words.filter((word) => tokenize(word).length === 1).flatMap(termsOf));
  const [howMuch] = tokenize(price.words.find((word) => tokenize(word).length === 2) ?? "");

  function isOfBuilding({ before }: Surface): boolean {
    const nearest = before.trim().split(/\s+/).slice(-wordsBefore).join(" ");
    return termsOf(nearest).some((term) => buildings.has(term));
  }

  /** «¿cuánto son 50 m²?», and not «¿cuánto es instalar 20 m² de césped?» */
  function isAskedAlone({ before, after }: Surface): boolean {
    const clause = before.split(/[,.;:?¿!]/).at(-1) ?? "";
    const nearest = clause.trim().split(/\s+/).slice(-wordsOfQuestion).join(" ");
    const next = after.trim().split(/\s+/).slice(0, wordsOfQuestion).join(" ");
    return hasPhrase(nearest, price.words, 0) && isPlain(nearest) && isPlain(next);
  }

  /** Returns how many there are of something, by the last number before one of its names: 2 in «2 plantas de». */
  function countOf(words: readonly string[], names: ReadonlySet<string>): number {
    const place = words.findLastIndex((word, index) => names.has(word) && /^\d{1,3}$/.test(words[index - 1] ?? ""));
    const count = Number(words[place - 1] ?? 1);
    return count > 1 && count <= maxCount ? count : 1;
  }

  /** The first price of an answer says how taxes are. */
  function sentence(area: number, isFirst: boolean): string {
    return fill(texts.price, {
      perMetre: isFirst ? perMetreTaxed : perMetre,
      area: squareMetres(area),
      price: euros(areaPrice(area, price.eurosPerSquareMetre)),
    });
  }

  /** The sentences of a surface: of all pieces together, or of both where a message may mean one or all storeys. */
  function sentences({ area, before }: Surface, message: string, isFirst: boolean): string[] {
    const nearest = tokenize(before).slice(-wordsOfCount);
    const isEach = hasPhrase(message, price.each, 0);
    const all = tokenize(message);
    if (isEach) return [sentence(area * Math.max(countOf(all, storeys), countOf(all, pieces)), isFirst)];
    const ofPieces = countOf(nearest, pieces);
    const ofStoreys = countOf(nearest, storeys);
    if (ofPieces > 1 && ofStoreys === 1) return [sentence(area * ofPieces, isFirst)];
    if (ofStoreys === 1) return [sentence(area, isFirst)];
    const total = area * ofStoreys;
    const values = { number: String(ofStoreys), area: squareMetres(area), total: squareMetres(total) };
    const amount = euros(areaPrice(total, price.eurosPerSquareMetre));
    return [sentence(area, isFirst), fill(texts.each, { ...values, price: amount })];
  }

  /** «dos MOD|STUDIO y un MOD|ONE»: all of them together; «dos MOD|STUDIO o un MOD|ONE»: one beside the other. */
  function several(message: string): string | undefined {
    const mentions = findModels(message);
    const priced = mentions.filter(({ model }) => model.price !== undefined);
    // «Un MOD|ONE y un MOD|TWO pegados»
    const isSum = priced.length > 1 && priced.length === mentions.length && hasPhrase(message, price.together, 0);
    const adds = isSum && !hasPhrase(message, comparison.words, 0);
    if (!adds && !priced.some(({ count }) => count > 1)) return undefined;
    const sums = alternatives(mentions, tokenize(message)).map(sumOf);
    const [sum] = sums;
    if (sum && sums.length === 1) return `${fill(texts.modules, sum)} ${price.note}`;
    return [
      fill(texts.compared, { perMetre: perMetreTaxed }),
      ...sums.map((each) => fill(texts.bundle, each)),
      price.note,
    ].join("\n");
  }

  /** The models between two words such as «o» belong together. */
  function alternatives(mentions: readonly Mention[], tokens: readonly string[]): Mention[][] {
    const groups: Mention[][] = [];
    let last = 0;
    for (const mention of mentions) {
      if (mention.model.price === undefined) continue;
      const isOther = tokens.slice(last, mention.place).some((token) => versus.has(token));
      if (groups.length === 0 || isOther) groups.push([mention]);
      else groups.at(-1)?.push(mention);
      last = mention.place;
    }
    return groups;
  }

  function sumOf(mentions: readonly Mention[]) {
    const total = (key: "area" | "price") =>
      mentions.reduce((sum, { model, count }) => sum + (model[key] ?? 0) * count, 0);
    return {
      names: list.format(mentions.map(({ model, count }) => `${count} ${model.name}`)),
      area: squareMetres(total("area")),
      price: euros(total("price")),
      perMetre: perMetreTaxed,
    };
  }

  /** «costarían» and «60 m², ¿cuánto?» ask as well. */
  function asks(message: string): boolean {
    return (
      hasPhrase(message, price.words) ||
      termsOf(message).some((term) => ofPrice.has(term)) ||
      tokenize(message).at(-1) === howMuch
    );
  }

  return function answerPrice(message) {
    if (hasPhrase(message, price.otherSubjects)) return undefined;
    const asksPrice = asks(message);
    const counted = several(message);
    if (counted !== undefined && (asksPrice || isAboutModels(message))) {
      return { words: counted, path: comparison.href };
    }
    const text = withoutRates(message);
    const { surfaces, rest } = findSurfaces(text, { withoutUnit: asksPrice || isPlain(text) });
    const inFeet = models.find(({ feet }) => feet !== undefined && surfaces.some((surface) => surface.feet === feet));
    // «Precio de 40 m²» can only mean a building.
    const isBare = isPlain(rest);
    if (inFeet && (asksPrice || isBare))
      return { words: [taxedLine(inFeet), price.note].join("\n"), path: inFeet.path };
    const priced = surfaces
      .filter((surface) => isBare || (asksPrice && isOfBuilding(surface)) || isAskedAlone(surface))
      .slice(0, maxSurfaces);
    if (priced.length === 0) return undefined;
    return {
      words: [...priced.flatMap((surface, index) => sentences(surface, message, index === 0)), price.note].join(" "),
      path: price.path,
    };
  };
}
