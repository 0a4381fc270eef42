import { findSurfaces } from "../area-price.ts";
import type { Knowledge } from "../knowledge-shape.ts";
import { createModelFinder } from "../language/model-names.ts";
import { hasPhrase } from "../phrases.ts";
import type { Search } from "../search.ts";
import { tokenize } from "../words.ts";
import { createOnlyAbout } from "./subjects.ts";

/** A longer message stands alone, however it begins. */
const maxWords = 7;

/** How a message goes on with the question before it. The number words of both have to be figures already. */
export interface FollowUps {
  /**
   * Returns a message completed with the question before it: after «¿cuánto cuesta MOD|TWO?», «¿y la one?» becomes
   * «¿cuánto cuesta MOD|ONE?». One that stands alone comes back as it is.
   */
  readonly complete: (message: string, previous: string) => string;
  /** Whether a message begins with a word such as «y». */
  readonly goesOn: (message: string) => boolean;
  /** Whether it names several models, which are compared with each other and with nothing before. */
  readonly namesSeveral: (message: string) => boolean;
}

/** Returns what tells messages that go on from those that stand alone. */
export function createFollowUps(knowledge: Knowledge, search: Search): FollowUps {
  const { followUps, price, names, comparison, budget } = knowledge;
  const findModels = createModelFinder(knowledge);
  const opens = new Set(followUps.flatMap(tokenize));
  const nameTokens = new Set(names.flatMap(tokenize));
  const isOnlyName = createOnlyAbout(search, [...names, ...price.pieces, "modelo"]);
  const isOnlyFigures = createOnlyAbout(search, [
    "metro",
    ...price.storeys,
    ...price.each,
    ...price.pieces,
    ...price.together,
    ...comparison.words,
  ]);
  const isOnlyPieces = createOnlyAbout(search, [...price.pieces, ...price.together, ...comparison.words]);
  const isOfModel = createOnlyAbout(search, [...price.words, ...comparison.subjects]);
  const isOfModels = createOnlyAbout(search, [
    ...price.words,
    ...price.subjects,
    ...price.pieces,
    ...comparison.words,
    ...comparison.all,
    ...comparison.which,
    ...comparison.subjects,
    ...comparison.largest,
    ...comparison.smallest,
    ...comparison.bedrooms,
    ...comparison.bathrooms,
    ...budget.words,
    ...budget.money,
  ]);

  /** Returns the question before without what the message says anew. */
  function replaceIn(previous: string, isReplaced: (token: string) => boolean, added: string): string {
    const kept = previous
      .split(/\s+/)
      .filter((word) => !tokenize(word).every(isReplaced) || tokenize(word).length === 0);
    return `${kept.join(" ")} ${added}`;
  }

  const goesOn = (message: string) => opens.has(tokenize(message)[0] ?? "");
  const namesSeveral = (message: string) => findModels(message).length > 1;

  function complete(message: string, previous: string): string {
    const tokens = tokenize(message);
    if (previous === "" || tokens.length === 0 || tokens.length > maxWords) return message;
    const isMore = goesOn(message);
    const rest = message.replace(/^[¿\s]*/u, "");
    const mentions = findModels(message);
    if (mentions.length > 0 && isOnlyName(message)) {
      // «¿Qué modelos hay y cuánto cuestan?» asks of all what «¿y la one?» asks of one.
      if (findModels(previous).length === 0 && isOfModels(previous)) return message;
      const added = mentions.map(({ model }) => model.name).join(" ");
      return replaceIn(previous, (token) => nameTokens.has(token), added);
    }
    const figures = /\d/.test(message) && isOnlyFigures(message);
    const counted = figures ? withCount(previous, message) : undefined;
    if (counted !== undefined) return counted;
    if (figures && (isMore || tokens.length <= 3)) return withSurface(withoutModels(previous), rest, price.words);
    const before = findModels(previous).map(({ model }) => model.name);
    if (before.length === 1 && mentions.length === 0 && isOfModel(message) && asksOfModel(message)) {
      return `${message.replaceAll(/[¿?¡!]/g, " ").trim()} ${before[0]}`;
    }
    const hasSubject = search.termsOf(message).length > 0;
    if (isMore && hasSubject && search.find(message) === undefined) return `${previous} ${rest}`;
    return message;
  }

  /** «¿y de 60?» after «¿cuánto cuestan dos MOD|STUDIO?» asks for no studio. */
  function withoutModels(previous: string): string {
    const isReplaced = (token: string) => nameTokens.has(token) || /^\d+$/.test(token);
    return findModels(previous).length > 0 ? replaceIn(previous, isReplaced, "") : previous;
  }

  /** «¿y tres?» after «¿cuánto cuestan dos MOD|STUDIO?» */
  function withCount(previous: string, message: string): string | undefined {
    const [mention, ...others] = findModels(previous);
    const [figure = ""] = /\d[\d.,]*/.exec(message) ?? [];
    if (!mention || others.length > 0 || !/^\d{1,2}$/.test(figure) || !isCount(message)) return undefined;
    const isReplaced = (token: string) => nameTokens.has(token) || /^\d+$/.test(token);
    const asked = replaceIn(previous, isReplaced, `${figure} ${mention.model.name}`);
    return hasPhrase(asked, price.words) ? asked : `${price.words[0] ?? ""} ${asked}`;
  }

  /** «y tres», and not «y 30 m²» or «y de 30». */
  function isCount(message: string): boolean {
    return findSurfaces(message).surfaces.length === 0 && !tokenize(message).includes("de") && isOnlyPieces(message);
  }

  /** «¿y el precio?», and not «gracias» or «¿y las casas?». */
  function asksOfModel(message: string): boolean {
    return search.termsOf(message).length > 0 && (hasPhrase(message, price.words) || isOfModel(message));
  }

  return { complete, goesOn, namesSeveral };
}

/** Puts the surface of a message in the place of the one before: `("cuánto cuesta una de 40 m2", "y de 60")`. */
function withSurface(previous: string, message: string, priceWords: readonly string[]): string {
  const { rest } = findSurfaces(previous, { withoutUnit: true });
  const isSurface = findSurfaces(message, { withoutUnit: true }).surfaces.length > 0;
  const figure = /\d[\d.,]*/.exec(message)?.[0] ?? "";
  const asked = hasPhrase(rest, priceWords) ? rest : `${priceWords[0] ?? ""} ${rest}`;
  return isSurface ? `${asked} ${message}` : `${asked} ${figure} m²`;
}
