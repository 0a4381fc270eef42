import { isRightToLeft } from "#app/i18n/isolate.ts";
import { defaultLocale, type Language } from "#app/i18n/languages.ts";
import { withoutAccents } from "#app/schemas/without-accents.ts";

/** What a word says of a language: its tag, or else the tag that was probably meant. */
export type TagResult =
  | { readonly ok: true; readonly tag: string }
  | { readonly ok: false; readonly suggestion: string | undefined };

/** Codes of the registry that stand for no one language: several, one without a code, no words at all. */
const noLanguages: ReadonlySet<string> = new Set(["mul", "mis", "zxx"]);

/** Names by which Spaniards call languages that the registry calls otherwise. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["castellano", "es"],
  ["valenciano", "ca-valencia"],
  ["vasco", "eu"],
]);

/**
 * Returns the tag that stands for a language in names of files and paths, in its canonical form: `PT-br` → `pt-BR`. A word
 * that is no tag of the registry has the tag of the language with such a name: `catalán` → `ca`.
 */
export function readLanguageTag(word: string): TagResult {
  const tag = namedTag(word.trim());
  if (tag !== undefined) return { ok: true, tag };
  const name = plainName(word.replace(/\..*$/, ""));
  return { ok: false, suggestion: namedTag(name.replaceAll("_", "-")) ?? otherNames.get(name) ?? tagOfName(name) };
}

/** Whether a name is a tag of the registry in its canonical form: `fr`, `pt-BR`. `english` and `xx` stand for no language. */
export function isLanguageTag(name: string): boolean {
  return namedTag(name) === name;
}

/** Returns the tag that a name was meant for: `EN` → `en`, `pt_br` → `pt-BR`, `catalan` → `ca`; "" if it is none. */
export function tagFor(name: string): string {
  const result = readLanguageTag(name);
  return (result.ok ? result.tag : result.suggestion) ?? "";
}

/** Returns the name of a language in another one; undefined if the registry has none. */
export function nameOfLanguage(tag: string, inLanguage: string): string | undefined {
  try {
    return new Intl.DisplayNames([inLanguage], { type: "language", fallback: "none" }).of(tag);
  } catch {
    // Private tags, such as «x-klingon».
    return undefined;
  }
}

/** Returns the name of a language in itself, with a capital letter as it stands in lists: `ca` → «Català». */
export function ownName(tag: string): string {
  const isKnown = Intl.DisplayNames.supportedLocalesOf([tag]).length > 0;
  const [first = "", ...rest] = nameOfLanguage(tag, isKnown ? tag : defaultLocale) ?? tag;
  return first.toLocaleUpperCase(tag) + rest.join("");
}

/** Returns whether a language is read from left to right or from right to left. */
export function directionOf(tag: string): Language["direction"] {
  return isRightToLeft(tag) ? "rtl" : "ltr";
}

/** Returns a tag in its canonical form; undefined for what is no tag, or none that the registry has a name for. */
function namedTag(word: string): string | undefined {
  try {
    const [tag = ""] = Intl.getCanonicalLocales(word);
    const isNamed = nameOfLanguage(tag, defaultLocale) !== undefined && !noLanguages.has(new Intl.Locale(tag).language);
    return isNamed ? tag : undefined;
  } catch {
    // Not made as tags are.
    return undefined;
  }
}

/** Returns the tag of the language with two letters that has this name in Spanish, in English or in itself. */
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
