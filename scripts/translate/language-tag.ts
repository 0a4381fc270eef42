import { isRightToLeft } from "#app/i18n/isolate.ts";
import { defaultLocale, type Language } from "#app/i18n/languages.ts";
import { withoutAccents } from "#app/schemas/without-accents.ts";

/** The language tag in a word, or otherwise the tag that was probably meant. */
export type TagResult =
  | { readonly ok: true; readonly tag: string }
  | { readonly ok: false; readonly suggestion: string | undefined };

/** Codes of the registry that are not a language: several languages, an uncoded language, no linguistic content. */
const noLanguages: ReadonlySet<string> = new Set(["mul", "mis", "zxx"]);

/** Spanish names of languages that the registry does not have. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["castellano", "es"],
  ["valenciano", "ca-valencia"],
  ["vasco", "eu"],
]);

/**
 * Returns the tag of a language as files and paths have it, in its canonical form: `PT-br` → `pt-BR`. For a word that
 * is not a tag of the registry it suggests the tag of the language with that name: `catalán` → `ca`.
 */
export function readLanguageTag(word: string): TagResult {
  const tag = namedTag(word.trim());
  if (tag !== undefined) return { ok: true, tag };
  const name = plainName(word.replace(/\..*$/, ""));
  return { ok: false, suggestion: namedTag(name.replaceAll("_", "-")) ?? otherNames.get(name) ?? tagOfName(name) };
}

/**
 * Whether a name is a tag of the registry in its canonical form, such as `fr` or `pt-BR`, but not `english` or `xx`.
 */
export function isLanguageTag(name: string): boolean {
  return namedTag(name) === name;
}

/** Returns the tag that a name was meant for, or "": `EN` → `en`, `pt_br` → `pt-BR`, `catalan` → `ca`. */
export function tagFor(name: string): string {
  const result = readLanguageTag(name);
  return (result.ok ? result.tag : result.suggestion) ?? "";
}

/** Returns the name of a language in another language; undefined if the registry has no name. */
export function nameOfLanguage(tag: string, inLanguage: string): string | undefined {
  try {
    return new Intl.DisplayNames([inLanguage], { type: "language", fallback: "none" }).of(tag);
  } catch {
    // Private tags, such as «x-klingon».
    return undefined;
  }
}

/** Returns the name of a language in that language, with a capital letter as in lists: `ca` → «Català». */
export function ownName(tag: string): string {
  const isKnown = Intl.DisplayNames.supportedLocalesOf([tag]).length > 0;
  const [first = "", ...rest] = nameOfLanguage(tag, isKnown ? tag : defaultLocale) ?? tag;
  return first.toLocaleUpperCase(tag) + rest.join("");
}

/** Returns whether a language is read from left to right or from right to left. */
export function directionOf(tag: string): Language["direction"] {
  return isRightToLeft(tag) ? "rtl" : "ltr";
}

/** Returns a tag in its canonical form; undefined for a word that is not a tag or has no name in the registry. */
function namedTag(word: string): string | undefined {
  try {
    const [tag = ""] = Intl.getCanonicalLocales(word);
    const isNamed = nameOfLanguage(tag, defaultLocale) !== undefined && !noLanguages.has(new Intl.Locale(tag).language);
    return isNamed ? tag : undefined;
  } catch {
    // The word does not have the form of a tag.
    return undefined;
  }
}

/** Returns the two-letter tag of the language with this name in Spanish, in English or in the language itself. */
function tagOfName(name: string): string | undefined {
  const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];
  const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second));
  const code = codes.find((tag) =>
    [defaultLocale, "en", tag].some((language) => plainName(nameOfLanguage(tag, language) ?? "") === name),
  );
  return code && namedTag(code);
}

/** Returns a name without accents, in lower case: «Català» → `catala`. */
function plainName(name: string): string {
  return withoutAccents(name).trim().toLowerCase();
}
