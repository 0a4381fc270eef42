import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { flatStrings, groupStrings } from "#app/i18n/string-groups.ts";
import { pseudoLanguages, pseudoStrings } from "#scripts/translate/pseudo/pseudo-strings.ts";
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
  const pseudo = pseudoStrings(readJson("locales/es.json"), pseudoLanguages.ltr);
  if (locale === pseudoLanguages.ltr.locale) return JSON.stringify(pseudo, undefined, 2);
  const written = readJson(join("locales/translations", `${locale}.json`));
  if (locale !== "en") return JSON.stringify(written, undefined, 2);
  // A new string is in no translation yet, and English has to be complete.
  const english = new Map(flatStrings(pseudo).map(([key, text]) => [key, text.replaceAll(/[¿¡]/g, "")]));
  for (const [key, text] of flatStrings(written)) english.set(key, text);
  return JSON.stringify(groupStrings(english), undefined, 2);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(fixtureRoot, file), "utf8"));
}
