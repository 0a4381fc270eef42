import type { Knowledge } from "../knowledge-shape.ts";
import { hasPhrase } from "../phrases.ts";
import { fill } from "../reply-texts.ts";
import type { Search } from "../search.ts";
import { createModelWriter } from "./model-lines.ts";
import type { PartAnswerer } from "./reply.ts";
import { createOnlyAbout } from "./subjects.ts";

/** Answers to people who say for whom a model is. */
export interface HouseholdAnswers {
  /** Answers where they ask which one: «somos una pareja con dos niños, ¿cuál nos conviene?». */
  readonly answerAsked: PartAnswerer;
  /** Answers where they say nothing else: «para una persona sola». */
  readonly answerAlone: PartAnswerer;
}

/**
 * Returns the answerers of households: every model with its bedrooms. How many of them people need is theirs to say, so
 * no model is praised.
 */
export function createHouseholdAnswers(knowledge: Knowledge, search: Search): HouseholdAnswers {
  const { comparison, price, texts, models, audiences } = knowledge;
  const { words, subjects, all, which, people, recommend } = comparison;
  const { line } = createModelWriter(knowledge);
  const kinds = [...price.subjects, ...price.pieces, ...all, ...people, ...audiences.needs];
  const isPlain = createOnlyAbout(search, [...kinds, ...which, ...words, ...subjects, ...recommend]);
  const isAlone = createOnlyAbout(search, kinds);

  function reply() {
    const intro = fill(texts.byBedrooms, { perMetre: price.perMetreTaxed });
    return { words: [intro, ...models.map(line), price.note].join("\n"), path: comparison.href };
  }

  /** «¿Cuál tiene un solo dormitorio?» says how many. */
  const namesRooms = (message: string) =>
    hasPhrase(message, comparison.bedrooms, 0) || hasPhrase(message, comparison.bathrooms, 0);
  const namesPeople = (message: string) => hasPhrase(message, people, 0);

  return {
    answerAsked: (message) => {
      const asks = hasPhrase(message, which, 0) || hasPhrase(message, recommend, 0);
      return asks && namesPeople(message) && !namesRooms(message) && isPlain(message) ? reply() : undefined;
    },
    answerAlone: (message) =>
      hasPhrase(message, comparison.forWhom, 0) && namesPeople(message) && isAlone(message) ? reply() : undefined,
  };
}
