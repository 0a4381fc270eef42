import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { i18n } from "i18next";
import { once, oncePer } from "#app/time/once.ts";
import { createI18n } from "./create-i18n.ts";
import { defaultLocale, type Messages } from "./languages.ts";
import { ownStrings } from "./locale-strings.ts";
import { flatStrings, groupStrings, type StringGroup } from "./string-groups.ts";
import { findStringGaps } from "./string-keys.ts";

/** The languages of a site, each with its strings. Each file is read once, when it is first asked for. */
export interface Locales {
  /** Returns the languages, one per file in `locales/`, the default one first. */
  names(): readonly string[];
  /** Returns the strings that a language has of its own. */
  strings(locale: string): StringGroup;
  /**
   * Whether at least half of the strings of a language are its own, so that the frame of a page is in that language.
   */
  isMostlyOwn(locale: string): boolean;
  /**
   * Returns all strings of a language; what it lacks is the original's. The type is trusted, because `npm run check`
   * asks for every string of the original, and for the name and the direction of each other language.
   *
   * @throws Error when there is no such file, or when it is no file or not JSON.
   */
  messages(locale: string): Messages;
  /** Returns the i18next instance that renders pages of a language. */
  i18n(locale: string): i18n;
}

export interface LocaleOptions {
  /** Whether a language is left out whose file cannot be read yet, or does not say its name. */
  readonly developing?: boolean;
}

/** Returns the languages of `locales/` below a folder. */
export function openLocales(root: string, { developing = false }: LocaleOptions = {}): Locales {
  const read = oncePer((locale: string) => readLocale(root, locale));
  const strings = (locale: string) => ownStrings(locale, read(defaultLocale), read(locale));

  function isUsable(locale: string): boolean {
    try {
      const keys = new Set(flatStrings(read(locale)).map(([key]) => key));
      return keys.has("language.name") && keys.has("language.direction");
    } catch {
      // Half written: the check says where.
      return false;
    }
  }

  return {
    names: once(() =>
      listLocales(root).filter((locale) => !developing || locale === defaultLocale || isUsable(locale)),
    ),
    strings,
    isMostlyOwn(locale) {
      if (locale === defaultLocale) return true;
      const { all, missing, same } = findStringGaps(read(defaultLocale), read(locale));
      return 2 * (missing.length + same.length) <= all;
    },
    messages: oncePer((locale: string) => {
      const all = [strings(locale), read(defaultLocale)].flatMap((group) => flatStrings(group));
      return groupStrings(all) as unknown as Messages;
    }),
    i18n: oncePer((locale: string) => createI18n(locale, strings(locale), strings(defaultLocale))),
  };
}

/** Returns what a locale file holds. */
function readLocale(root: string, locale: string): unknown {
  const path = join(root, "locales", `${locale}.json`);
  // Reading a pipe would never end.
  if (!statSync(path).isFile()) throw new Error(`locales/${locale}.json is not a file.`);
  // Some editors begin a file with a byte order mark, which JSON does not know.
  return JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
}

function listLocales(root: string): string[] {
  const found = readdirSync(join(root, "locales"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length));
  return [defaultLocale, ...found.filter((locale) => locale !== defaultLocale).sort()];
}
