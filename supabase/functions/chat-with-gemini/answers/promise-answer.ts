import type { Knowledge } from "../knowledge-shape.ts";
import { hasPhrase } from "../phrases.ts";
import { tokenize } from "../words.ts";
import type { PartAnswerer, Reply } from "./reply.ts";

/**
 * Returns an answerer of «¿me garantizáis…?», which says what the site really says of it. A passage that only speaks of
 * the same subject would read as a yes.
 */
export function createPromiseAnswerer({ promises }: Knowledge): PartAnswerer {
  const endings = new Set(promises.endings.flatMap(tokenize));

  /** «¿Me dan la hipoteca, verdad?», and not «¿hace falta licencia, verdad?» or «¿cuánto vale el seguro?». */
  function endsAsPromise(message: string): boolean {
    const isOfAnswer = promises.answers.some(({ words }) => words.some((word) => hasWord(message, word)));
    return isOfAnswer && endings.has(tokenize(message).at(-1) ?? "") && !hasPhrase(message, promises.facts, 0);
  }

  return (message) =>
    hasPhrase(message, promises.phrases, 0) || endsAsPromise(message) ? promiseReply(message, promises) : undefined;
}

/** Returns what the site says instead of a promise, by the words of what is to be promised. */
export function promiseReply(message: string, { answers, otherwise }: Knowledge["promises"]): Reply {
  const { answer, href } = answers.find(({ words }) => words.some((word) => hasWord(message, word))) ?? otherwise;
  return { words: answer, path: href };
}

/** A sign such as «%» is no word. */
function hasWord(message: string, word: string): boolean {
  return tokenize(word).length === 0 ? message.includes(word) : hasPhrase(message, [word], 0);
}
