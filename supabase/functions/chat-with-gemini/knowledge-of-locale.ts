import type { Knowledge } from "./knowledge-shape.ts";

/** What the function knows in a language. */
export interface FoundKnowledge {
  readonly knowledge: Knowledge;
  /** Whether it is in the original language although another was asked for. */
  readonly isFallback: boolean;
}

/** Returns the knowledge in a language, or that of the original one where there is none. */
export function findKnowledge(all: Knowledge, locale = all.locale): FoundKnowledge {
  const { translations = {} } = all;
  const knowledge = Object.hasOwn(translations, locale) ? translations[locale] : undefined;
  return knowledge ? { knowledge, isFallback: false } : { knowledge: all, isFallback: locale !== all.locale };
}
