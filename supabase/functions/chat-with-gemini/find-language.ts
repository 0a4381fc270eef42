import type { Knowledge } from "./knowledge-shape.ts";
import { tokenize, type Words } from "./words.ts";

/** Returns the language of a message that has at least two of its words, and not fewer of them than stop words of the page's. */
export function findLanguage(
  message: string,
  languages: Knowledge["languages"],
  { isStopWord }: Words,
): Knowledge["languages"][number] | undefined {
  const tokens = tokenize(message);
  const own = tokens.filter(isStopWord).length;
  const counted = languages.map((language) => {
    const words = new Set(language.words.flatMap(tokenize));
    return { language, count: tokens.filter((token) => words.has(token)).length };
  });
  const [best] = counted.toSorted((one, other) => other.count - one.count);
  return best && best.count >= 2 && best.count >= own ? best.language : undefined;
}
