import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pseudoLanguages, pseudoStrings } from "#scripts/i18n/pseudo/pseudo-strings.ts";
import { fixtureRoot } from "./fixture-site.ts";

/**
 * The languages that the frozen site can be given: English with all strings and five pages, Catalan and Arabic with a few
 * strings, and a language that nobody speaks.
 */
export const furtherLanguages = ["ar", "ca", "en", pseudoLanguages.ltr.locale] as const;

/** One of the languages that the frozen site can be given. */
export type FurtherLanguage = (typeof furtherLanguages)[number];

/** Writes further languages into a copy of the frozen site: their locale files, and the pages that they translate. */
export function layTranslations(root: string, languages: readonly FurtherLanguage[] = furtherLanguages): void {
  for (const locale of languages) {
    writeFileSync(join(root, "locales", `${locale}.json`), stringsOf(locale));
    const pages = join(fixtureRoot, "translations", locale);
    if (existsSync(pages)) cpSync(pages, join(root, "content", locale), { recursive: true, preserveTimestamps: true });
  }
}

function stringsOf(locale: FurtherLanguage): string {
  if (locale !== pseudoLanguages.ltr.locale) {
    return readFileSync(join(fixtureRoot, "locales/translations", `${locale}.json`), "utf8");
  }
  const original: unknown = JSON.parse(readFileSync(join(fixtureRoot, "locales/es.json"), "utf8"));
  return JSON.stringify(pseudoStrings(original, pseudoLanguages.ltr), undefined, 2);
}
