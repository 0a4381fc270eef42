import { createMemo } from "#app/content/memo.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { withoutAccents } from "#app/schemas/without-accents.ts";

/** What a name of a language is: a tag, or none, with the tag that was probably meant. */
export type TagResult =
  | { readonly ok: true; readonly tag: string }
  | { readonly ok: false; readonly suggestion: string | undefined };

/**
 * Returns the tag that stands for a language in names of files and paths, in its canonical form: `PT-br` → `pt-BR`. What
 * is none, or is none that the registry knows, has the tag of the language with such a name: `catalán` → `ca`.
 */
export function readLanguageTag(word: string): TagResult {
  const tag = canonicalTag(word.trim());
  if (tag !== undefined && isNamed(tag)) return { ok: true, tag };
  return { ok: false, suggestion: tagOfName(word) };
}

/** Codes of the registry that stand for no one language: several, one without a code, no words at all. */
const noLanguages: ReadonlySet<string> = new Set(["mul", "mis", "zxx"]);

/** Whether the registry has a name for a tag, and it is that of a language. */
function isNamed(tag: string): boolean {
  return nameOfLanguage(tag, defaultLocale) !== undefined && !noLanguages.has(new Intl.Locale(tag).language);
}

/** Returns the name of a language in another one; undefined where the registry has none. */
export function nameOfLanguage(tag: string, inLanguage: string): string | undefined {
  try {
    return new Intl.DisplayNames([inLanguage], { type: "language", fallback: "none" }).of(tag);
  } catch {
    // Private tags, such as «x-klingon».
    return undefined;
  }
}

function canonicalTag(word: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(word)[0];
  } catch {
    // Not made as tags are.
    return undefined;
  }
}

/** Names by which Spaniards call languages that the registry calls otherwise. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["castellano", "es"],
  ["valenciano", "ca-valencia"],
  ["valencia", "ca-valencia"],
  ["vasco", "eu"],
  ["vascuence", "eu"],
]);

/** Returns the tag of a language by its name in Spanish, in English or in itself, or with the sign of other programs. */
function tagOfName(word: string): string | undefined {
  const parts = canonicalTag(word.replaceAll("_", "-").replace(/\..*$/, ""));
  if (parts !== undefined && isNamed(parts)) return parts;
  const wanted = plain(word);
  const tags = knownNames("tags", namedTags);
  return otherNames.get(wanted) ?? tags.get(wanted) ?? near(wanted, tags);
}

function near(wanted: string, tags: ReadonlyMap<string, string>): string | undefined {
  // The names of two languages differ in two letters; a mistake in a short name would be another language.
  const name = wanted.length < 7 ? undefined : nearestName(wanted, [...tags.keys()]);
  return name === undefined ? undefined : tags.get(name);
}

const alphabet = [..."abcdefghijklmnopqrstuvwxyz"];

/** Found at the first mistake. */
const knownNames = createMemo();

/** Returns the tags of the languages that this Node has words for by their names in Spanish, in English and in themselves. */
function namedTags(): ReadonlyMap<string, string> {
  const two = alphabet.flatMap((first) => alphabet.map((second) => first + second));
  const three = two.flatMap((start) => alphabet.map((letter) => start + letter));
  const codes = [...two, ...Intl.DisplayNames.supportedLocalesOf(three)];
  const displays = [defaultLocale, "en"].map((language) => new Intl.DisplayNames([language], displayOptions));
  const found = new Map<string, string>();
  for (const code of codes) {
    // Some codes are earlier ones of others.
    const tag = canonicalTag(code) ?? code;
    if (noLanguages.has(tag)) continue;
    for (const name of [...displays.map((display) => display.of(code)), nameOfLanguage(tag, tag)]) {
      if (name !== undefined && !found.has(plain(name))) found.set(plain(name), tag);
    }
  }
  return found;
}

const displayOptions = { type: "language", fallback: "none" } as const;

/** Returns a name without accents, in lower case: «Català» → `catala`. */
function plain(name: string): string {
  return withoutAccents(name).trim().toLowerCase();
}
