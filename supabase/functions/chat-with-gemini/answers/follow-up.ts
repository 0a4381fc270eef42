import { findSurfaces } from "../area-price.ts";
import type { Knowledge } from "../knowledge-shape.ts";
import { createModelFinder } from "../language/model-names.ts";
import { hasPhrase } from "../phrases.ts";
import type { Search } from "../search.ts";
import { tokenize } from "../words.ts";
import { createOnlyAbout } from "./subjects.ts";

/** A longer message stands alone, however it begins. */
const maxWords = 7;

/**
 * Returns a function that completes a message with the question before it: after «¿cuánto cuesta MOD|TWO?», «¿y la one?»
 * becomes «¿cuánto cuesta MOD|ONE?». A message that stands alone comes back as it is. The number words of both have to
 * be figures already.
 */
export function createFollowUps(knowledge: Knowledge, search: Search): (message: string, previous: string) => string {
  const { followUps, price, names, comparison } = knowledge;
  const findModels = createModelFinder(knowledge);
  const opens = new Set(followUps.flatMap(tokenize));
  const nameTokens = new Set(names.flatMap(tokenize));
  const isOnlyName = createOnlyAbout(search, [...names, ...price.pieces, "modelo"]);
  const isOnlyFigures = createOnlyAbout(search, ["metro", ...price.storeys, ...price.each, ...price.pieces]);
  const isOfModel = createOnlyAbout(search, [...price.words, ...comparison.subjects]);

  /** Returns the question before without what the message says anew. */
  function replaceIn(previous: string, isReplaced: (token: string) => boolean, added: string): string {
    const kept = previous
      .split(/\s+/)
      .filter((word) => !tokenize(word).every(isReplaced) || tokenize(word).length === 0);
    return `${kept.join(" ")} ${added}`;
  }

  return function complete(message, previous) {
    const tokens = tokenize(message);
    if (previous === "" || tokens.length === 0 || tokens.length > maxWords) return message;
    const goesOn = opens.has(tokens[0] ?? "");
    const rest = message.replace(/^[¿\s]*/u, "");
    const mentions = findModels(message);
    if (mentions.length > 0 && isOnlyName(message)) {
      const added = mentions.map(({ model }) => model.name).join(" ");
      return replaceIn(previous, (token) => nameTokens.has(token), added);
    }
    const figures = /\d/.test(message) && isOnlyFigures(message);
    if (figures && (goesOn || tokens.length <= 3)) return withSurface(previous, rest, price.words);
    const before = findModels(previous).map(({ model }) => model.name);
    if (before.length === 1 && mentions.length === 0 && isOfModel(message) && asksOfModel(message)) {
      return `${message.replaceAll(/[¿?¡!]/g, " ").trim()} ${before[0]}`;
    }
    const hasSubject = search.termsOf(message).length > 0;
    if (goesOn && hasSubject && search.find(message) === undefined) return `${previous} ${rest}`;
    return message;
  };

  /** «¿y el precio?», and not «gracias» or «¿y las casas?». */
  function asksOfModel(message: string): boolean {
    return search.termsOf(message).length > 0 && (hasPhrase(message, price.words) || isOfModel(message));
  }
}

/** Puts the surface of a message in the place of the one before: `("cuánto cuesta una de 40 m2", "y de 60")`. */
function withSurface(previous: string, message: string, priceWords: readonly string[]): string {
  const { rest } = findSurfaces(previous, { withoutUnit: true });
  const isSurface = findSurfaces(message, { withoutUnit: true }).surfaces.length > 0;
  const figure = /\d[\d.,]*/.exec(message)?.[0] ?? "";
  const asked = hasPhrase(rest, priceWords) ? rest : `${priceWords[0] ?? ""} ${rest}`;
  return isSurface ? `${asked} ${message}` : `${asked} ${figure} m²`;
}
