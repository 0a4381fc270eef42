import { createLanguageFinder } from "./answers/language-answer.ts";
import type { Knowledge } from "./knowledge-shape.ts";
import { isOriginal } from "./original-text.ts";

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

/**
 * Returns a function that finds the knowledge in the language of a message, where that is another than the original one:
 * visitors of an original page need not be told that only the original is spoken. A language whose refusals nobody has
 * translated is none that is spoken.
 */
export function createSpokenFinder(all: Knowledge): (message: string) => Knowledge | undefined {
  const spoken = Object.values(all.translations ?? {}).filter(({ refusals }) => !isOriginal(refusals.unknown));
  if (spoken.length === 0) return () => undefined;
  const findLanguage = createLanguageFinder(all);
  return (message) => {
    const code = findLanguage(message)?.code;
    return spoken.find(({ locale }) => new Intl.Locale(locale).language === code);
  };
}
