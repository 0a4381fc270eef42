import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { i18n } from "i18next";
import { createI18n } from "./create-i18n.ts";
import { hasStringsOf } from "./has-strings-of.ts";
import { defaultLocale } from "./languages.ts";
import type { Messages } from "./messages.ts";

/** The languages of a site, each with its strings. Each file is read once, when it is first asked for. */
export interface Locales {
  /** Returns the languages, one per file in `locales/`, the default one first. */
  names(): readonly string[];
  /**
   * Returns all strings of a language. The type is trusted, because `npm run check` compares every locale file with the
   * original before a build.
   *
   * @throws Error when there is no such file, or when it is no file or not JSON.
   */
  messages(locale: string): Messages;
  /** Returns the i18next instance that renders pages of a language. */
  i18n(locale: string): i18n;
}

export interface LocaleOptions {
  /** Whether a language is left out whose file cannot be read yet, or lacks strings of the original. */
  readonly developing?: boolean;
}

/** Returns the languages of `locales/` below a folder. */
export function openLocales(root: string, { developing = false }: LocaleOptions = {}): Locales {
  const messagesOf = new Map<string, Messages>();
  const instances = new Map<string, i18n>();
  let names: readonly string[] | undefined;

  function messages(locale: string): Messages {
    const cached = messagesOf.get(locale);
    if (cached) return cached;
    const path = join(root, "locales", `${locale}.json`);
    // A pipe would be waited for, for ever.
    if (!statSync(path).isFile()) throw new Error(`locales/${locale}.json is not a file.`);
    // Some editors begin a file with a byte order mark, which JSON does not know.
    const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
    const parsed: Messages = JSON.parse(text);
    messagesOf.set(locale, parsed);
    return parsed;
  }

  function isUsable(locale: string): boolean {
    try {
      return hasStringsOf(messages(defaultLocale), messages(locale));
    } catch {
      // Half written: the check says where.
      return false;
    }
  }

  return {
    names() {
      names ??= listLocales(root).filter((locale) => !developing || locale === defaultLocale || isUsable(locale));
      return names;
    },
    messages,
    i18n(locale) {
      const cached = instances.get(locale);
      if (cached) return cached;
      const instance = createI18n(locale, messages(locale));
      instances.set(locale, instance);
      return instance;
    },
  };
}

function listLocales(root: string): string[] {
  const found = readdirSync(join(root, "locales"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length));
  return [defaultLocale, ...found.filter((locale) => locale !== defaultLocale).sort()];
}
