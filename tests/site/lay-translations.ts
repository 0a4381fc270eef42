import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isTranslatable } from "#app/i18n/locale-areas.ts";
import { pluralForms, splitPlural } from "#app/i18n/plural-forms.ts";
import { flatStrings, groupStrings, isLinkKey, type StringGroup } from "#app/i18n/string-groups.ts";
import { fixtureRoot } from "./fixture-site.ts";

/**
 * The languages that the frozen site can be given: Arabic without a single string, Catalan with ten, English with all
 * of them and five pages, and an invented language, read from right to left, with all strings and one model.
 */
export const furtherLanguages = ["ar", "ar-XB", "ca", "en"] as const;

/** One of the languages that the frozen site can be given. */
export type FurtherLanguage = (typeof furtherLanguages)[number];

/** Writes further languages into a copy of the frozen site: their locale files, and the pages that they translate. */
export function layTranslations(root: string, languages: readonly FurtherLanguage[] = furtherLanguages): void {
  for (const locale of languages) {
    writeFileSync(join(root, "locales", `${locale}.json`), JSON.stringify(stringsOf(locale), undefined, 2));
    const pages = join(fixtureRoot, "translations", locale);
    if (existsSync(pages)) cpSync(pages, join(root, "content", locale), { recursive: true, preserveTimestamps: true });
  }
}

/**
 * Returns a text with every vowel twice, which makes it 40 % longer, as long translations are. Placeholders, addresses
 * and links stay.
 */
export function longWords(text: string): string {
  return text.replaceAll(/\{\{[^{}]*\}\}|\S*[@/]\S*|[aeiou]/gi, (part) => (part.length > 1 ? part : part + part));
}

function stringsOf(locale: FurtherLanguage): StringGroup {
  const invented = inventedStrings();
  if (locale === "ar-XB") {
    return { ...withForms(invented, locale), language: { name: "Al revés", direction: "rtl" } };
  }
  const written = readStrings(join("locales/translations", `${locale}.json`));
  if (locale !== "en") return written;
  // A new string is in no translation yet, and English has to be complete.
  const english = new Map(invented.map(([key, text]) => [key, text.replaceAll(/[¿¡]/g, "")]));
  for (const [key, text] of flatStrings(written)) english.set(key, text);
  return groupStrings(english);
}

/** Returns the strings of the invented language. */
function inventedStrings(): [key: string, text: string][] {
  const original = flatStrings(readStrings("locales/es.json")).filter(([key]) => isTranslatable(key));
  return original.map(([key, text]) => {
    if (key.startsWith("paths.")) return [key, text.replaceAll(/(?<=^|\/)[a-z][\w-]*/g, "$&-xa")];
    // Anchors, which the content names, and words that are looked for in the Spanish content.
    const isFound = isLinkKey(key) || /^claimBasis\..+\.words$/.test(key);
    return [key, isFound ? text : longWords(text)];
  });
}

/** Returns strings in which each text with a count has all plural forms of a language. */
function withForms(strings: ReturnType<typeof flatStrings>, locale: string): StringGroup {
  const forms = (key: string) => pluralForms(locale).map((form) => `${splitPlural(key).stem}_${form}`);
  return groupStrings(
    strings.flatMap(([key, text]) =>
      key.endsWith("_other") ? forms(key).map((form) => [form, text] as const) : [[key, text] as const],
    ),
  );
}

function readStrings(file: string): StringGroup {
  return JSON.parse(readFileSync(join(fixtureRoot, file), "utf8"));
}
