import { isRightToLeft } from "#app/i18n/isolate.ts";
import { defaultLocale, type Language } from "#app/i18n/languages.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { withoutAccents } from "#app/text/without-accents.ts";

/**
 * Returns the tag of a language as files and paths have it, in its canonical form: `PT_br` → `pt-BR`; undefined for a
 * word that is not a tag or has no name in the registry.
 */
export function languageTag(word: string): string | undefined {
  try {
    const [tag = ""] = Intl.getCanonicalLocales(word.trim().replaceAll("_", "-"));
    return nameOfLanguage(tag, defaultLocale) && tag;
  } catch {
    // The word does not have the form of a tag.
    return undefined;
  }
}

/**
 * Whether a name is a tag of the registry in its canonical form, such as `fr` or `pt-BR`, but not `english` or `xx`.
 */
export function isLanguageTag(name: string): boolean {
  return languageTag(name) === name;
}

/** Returns the tag that a name was meant for, or "": `EN` → `en`, `catalan` → `ca`. */
export function tagFor(name: string): string {
  return languageTag(name) ?? tagOfName(plainName(name)) ?? "";
}

/**
 * Returns the name of a language in the first of these languages that is known; undefined if the registry has no name.
 */
export function nameOfLanguage(tag: string, ...inLanguages: readonly string[]): string | undefined {
  return new Intl.DisplayNames(inLanguages, { type: "language", fallback: "none" }).of(tag);
}

/** Returns the name of a language in that language, with a capital letter as in lists: `ca` → «Català». */
export function ownName(tag: string): string {
  return capitalise(nameOfLanguage(tag, tag, defaultLocale) ?? tag, tag);
}

/** Returns whether a language is read from left to right or from right to left. */
export function directionOf(tag: string): Language["direction"] {
  return isRightToLeft(tag) ? "rtl" : "ltr";
}

/** Returns the two-letter tag of the language with this name in Spanish, in English or in the language itself. */
function tagOfName(name: string): string | undefined {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(isLanguageTag)
    .find((tag) => [defaultLocale, "en", tag].some((each) => plainName(nameOfLanguage(tag, each) ?? "") === name));
}

/** Returns a name without accents, in lower case: «Català» → `catala`. */
function plainName(name: string): string {
  return withoutAccents(name).trim().toLowerCase();
}
