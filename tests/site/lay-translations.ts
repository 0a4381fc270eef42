import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pluralForms, splitPlural } from "#app/i18n/plural-forms.ts";
import { flatStrings, groupStrings, type StringGroup } from "#app/i18n/string-groups.ts";
import { pseudoPages, pseudoStrings } from "#scripts/translate/pseudo.ts";
import { fixtureRoot } from "./fixture-site.ts";

/**
 * The languages that the frozen site can be given: Arabic without a single string, Catalan with ten, English with all
 * of them and five pages, and an invented language, read from right to left, with all strings and one model.
 */
export const furtherLanguages = ["ar", "ar-XB", "ca", "en"] as const;

/** One of the languages that the frozen site can be given. */
export type FurtherLanguage = (typeof furtherLanguages)[number];

/** The page that the language from right to left translates, with its original. */
const mirroredModel = "lum-sur";

/** Writes further languages into a copy of the frozen site: their locale files, and the pages that they translate. */
export function layTranslations(root: string, languages: readonly FurtherLanguage[] = furtherLanguages): void {
  for (const locale of languages) {
    writeFileSync(join(root, "locales", `${locale}.json`), JSON.stringify(stringsOf(locale), undefined, 2));
    const pages = join(fixtureRoot, "translations", locale);
    if (existsSync(pages)) cpSync(pages, join(root, "content", locale), { recursive: true, preserveTimestamps: true });
  }
  if (languages.includes("ar-XB")) writeMirroredModel(root);
}

function writeMirroredModel(root: string): void {
  const name = `models/${mirroredModel}.md`;
  const text = [...pseudoPages(fixtureRoot)].find(([page]) => page === name)?.[1];
  if (text === undefined) throw new Error(`The frozen site has no ${name}.`);
  const file = join(root, "content", "ar-XB", name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function stringsOf(locale: FurtherLanguage): StringGroup {
  const pseudo = pseudoStrings(readStrings("locales/es.json"));
  if (locale === "ar-XB") {
    // The gate takes the example of an email address in brackets for one of the company.
    const strings = flatStrings(pseudo).filter(([, text]) => !text.includes("@"));
    return { ...withForms(strings, locale), language: { name: "[öðûéšÞ]", direction: "rtl" } };
  }
  const written = readStrings(join("locales/translations", `${locale}.json`));
  if (locale !== "en") return written;
  // A new string is in no translation yet, and English has to be complete.
  const english = new Map(flatStrings(pseudo).map(([key, text]) => [key, text.replaceAll(/[¿¡]/g, "")]));
  for (const [key, text] of flatStrings(written)) english.set(key, text);
  return groupStrings(english);
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
