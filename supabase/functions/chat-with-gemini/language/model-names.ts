import type { Knowledge, ModelFacts } from "../knowledge-shape.ts";
import { tokenize } from "../words.ts";

/** A model that a message names. */
export interface Mention {
  readonly model: ModelFacts;
  /** How many of it: 2 in «dos MOD|STUDIO», otherwise 1. */
  readonly count: number;
  /** Place of its name among the tokens of the message. */
  readonly place: number;
}

const maxCount = 999;

/**
 * Returns a function that finds the models of a message, in their order and each once. The number words of the message
 * have to be figures already. A short name that the site uses as a word («libre») counts only after an article or
 * the name of the brand, or joined to another model: «one y libre».
 */
export function createModelFinder({
  models,
  passages,
  price,
  numbers,
  comparison,
}: Knowledge): (message: string) => Mention[] {
  const brands = new Set(models.flatMap(({ name }) => tokenize(name).slice(0, -1)));
  const fillers = new Set([...brands, ...price.pieces.flatMap(tokenize), "modelo", "modelos", "de"]);
  const articles = new Set([...brands, "el", "la", "los", "las", "un", "una", "modelo", "modelos"]);
  const byWord = new Map<string, ModelFacts>();
  for (const model of models) {
    const [word = ""] = tokenize(model.shortName);
    byWord.set(word, model).set(`${word}s`, model);
    const joined = tokenize(model.name).join("");
    byWord.set(joined, model).set(`${joined}s`, model);
  }
  const texts = passages.map(({ text }) => text).join(" ");
  // In lower case: the site writes the names in capitals.
  const isWord = (word: string) => new RegExp(String.raw`(?<![\p{L}|.])${word}(?!\p{L})`, "u").test(texts);
  const ambiguous = new Set([...byWord.keys()].filter((word) => isWord(word)));

  const joiners = new Set([...numbers.and, ...comparison.versus].flatMap(tokenize));
  const isPlainName = (token = "") => byWord.has(token) && !ambiguous.has(token);

  /** «one y libre», «libre o la two», and not «una parcela libre». */
  function isJoined(tokens: readonly string[], index: number): boolean {
    return [-1, 1].some((step) => {
      const isBeside = joiners.has(tokens[index + step] ?? "");
      const [next = "", afterNext] = [tokens[index + 2 * step], tokens[index + 3 * step]];
      return isBeside && isPlainName(articles.has(next) ? afterNext : next);
    });
  }

  return function findModels(message) {
    const tokens = tokenize(message);
    const mentions = new Map<ModelFacts, { count: number; place: number }>();
    for (const [index, token] of tokens.entries()) {
      const model = byWord.get(token);
      if (!model || (ambiguous.has(token) && !articles.has(tokens[index - 1] ?? "") && !isJoined(tokens, index)))
        continue;
      let before = index - 1;
      while (before > index - 4 && fillers.has(tokens[before] ?? "")) before -= 1;
      const number = tokens[before] ?? "";
      const count = /^\d{1,3}$/.test(number) ? Math.min(Number(number), maxCount) : 1;
      const { count: more = 1, place = index } = mentions.get(model) ?? {};
      mentions.set(model, { count: Math.max(more, count), place });
    }
    return [...mentions].map(([model, mention]) => ({ model, ...mention }));
  };
}
