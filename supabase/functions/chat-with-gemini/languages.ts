import type { Knowledge, ModelFacts, OtherLanguage } from "./knowledge-shape.ts";
import { findNamedModels } from "./named-models.ts";
import { fold, tokenize, type Words } from "./words.ts";

/**
 * Returns the language of a message; undefined unless the message has at least two of the language's words, and no more
 * stop words of the page's language than of these.
 */
export function findLanguage(
  message: string,
  { languages }: Knowledge,
  { isStopWord, stem }: Words,
): OtherLanguage | undefined {
  const tokens = tokenize(message);
  const own = tokens.filter(isStopWord).length;
  const counted = languages.map((language) => {
    const meanings = new Set(Object.keys(language.terms).flatMap(tokenize).map(stem));
    // «Barata» is Spanish, too.
    const mapped = Object.values(language.terms)
      .flatMap(tokenize)
      .filter((word) => !meanings.has(stem(word)));
    const words = new Set([...language.words.map(fold), ...mapped]);
    return { language, count: tokens.filter((token) => words.has(token)).length };
  });
  const [best] = counted.toSorted((one, other) => other.count - one.count);
  return best && best.count >= 2 && best.count >= own ? best.language : undefined;
}

/** Returns what is understood of a message in another language: figures, names of models, and words that are mapped. */
export function translate(message: string, { terms }: OtherLanguage, models: readonly ModelFacts[]): string {
  const meanings = new Map(
    Object.entries(terms).flatMap(([meaning, words]) => words.split("|").map((word) => [fold(word), meaning] as const)),
  );
  const names = new Set(findNamedModels(message, models).flatMap(({ model }) => tokenize(model.name)));
  return fold(message)
    .split(/(?<=[\p{L}\p{N}])(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/u)
    .map((piece) =>
      !/\p{L}/u.test(piece) || /\d|^m2?$/.test(piece) || names.has(piece) ? piece : (meanings.get(piece) ?? ""),
    )
    .join("");
}
