import type { Knowledge } from "../knowledge-shape.ts";
import { hasPhrase } from "../phrases.ts";
import type { Search } from "../search.ts";
import { tokenize } from "../words.ts";
import type { PartAnswerer } from "./reply.ts";

/**
 * Returns an answerer for those who look for a person: telephone, email, opening hours, a complaint, a job. Its answers
 * are written in the content.
 */
export function createContactAnswerer({ contact, stopWords }: Knowledge, { termsOf }: Search): PartAnswerer {
  const stops = new Set(stopWords.flatMap(tokenize));

  /** «tlf?», «correo por favor» */
  function isAlone(message: string, words: readonly string[]): boolean {
    const tokens = tokenize(message).filter((token) => !stops.has(token));
    const alone = new Set(words.flatMap(tokenize));
    return tokens.length > 0 && tokens.every((token) => alone.has(token)) && termsOf(message).length <= words.length;
  }

  return function answerContact(message) {
    const found = contact.find(
      ({ phrases, alone = [] }) => hasPhrase(message, phrases, maxGap) || isAlone(message, alone),
    );
    return found && { words: found.answer, path: found.href };
  };
}

/** Other words inside of a phrase: «trabajar [de soldador] con vosotros». */
const maxGap = 2;
