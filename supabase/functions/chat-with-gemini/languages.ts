import type { Knowledge, ModelFacts, OtherLanguage } from "./knowledge-shape.ts";
import { fold, tokenize, type Words } from "./words.ts";

/**
 * Returns the language of a message; undefined unless the message has at least two of the language's words, and no more
 * stop words of the page's language than of these.
 */
export function findLanguage(
  message: string,
  { languages }: Knowledge,
  { isStopWord }: Words,
): OtherLanguage | undefined {
  const tokens = tokenize(message);
  const own = tokens.filter(isStopWord).length;
  const counted = languages.map((language) => {
    const words = new Set(language.words.map(fold));
    return { language, count: tokens.filter((token) => words.has(token)).length };
  });
  const [best] = counted.toSorted((one, other) => other.count - one.count);
  return best && best.count >= 2 && best.count >= own ? best.language : undefined;
}

/** Returns what is understood of a message in another language: figures, names of models, and words that are mapped. */
export function translate(message: string, { terms }: OtherLanguage, models: readonly ModelFacts[]): string {
  const meanings = new Map([
    ...models.flatMap(({ name }) => tokenize(name)).map((word) => [word, word] as const),
    ...Object.entries(terms).flatMap(([meaning, words]) =>
      words.split("|").map((word) => [fold(word), meaning] as const),
    ),
  ]);
  return fold(message).replaceAll(/\p{L}[\p{L}\d]*/gu, (word) =>
    /^m2?$/.test(word) ? word : (meanings.get(word) ?? ""),
  );
}
