import { readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import { ledgerFile, readLedger } from "#app/i18n/ledger.server.ts";
import type { Ledger } from "#app/i18n/translation-state.ts";
import { I18nError } from "./i18n-error.ts";

/** The strings of a language, of the original and what is known of their origin. */
export interface LanguageStrings {
  readonly locale: string;
  readonly original: unknown;
  readonly translation: unknown;
  readonly ledger: Ledger;
}

/** Returns the path of a locale file from the project's root. */
export function localeFile(locale: string): string {
  return `locales/${locale}.json`;
}

/**
 * Returns what a locale file holds, of any shape.
 *
 * @throws I18nError when it cannot be read as JSON.
 */
export function readStrings(root: string, locale: string): unknown {
  const file = localeFile(locale);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(join(root, file)));
    return JSON.parse(text);
  } catch (error) {
    throw new I18nError("i18nUnreadable", { file }, error);
  }
}

/**
 * Returns the ledger of a language, an empty one where there is none yet.
 *
 * @throws I18nError when it cannot be read.
 */
export function readLedgerOf(root: string, locale: string): Ledger {
  try {
    return readLedger(root, locale) ?? { keys: {} };
  } catch (error) {
    throw new I18nError("i18nLedgerUnreadable", { file: ledgerFile(locale) }, error);
  }
}

/**
 * Returns what is known of the strings of a language.
 *
 * @throws I18nError when one of the files cannot be read.
 */
export function readLanguageStrings(root: string, locale: string): LanguageStrings {
  return {
    locale,
    original: readStrings(root, defaultLocale),
    translation: readStrings(root, locale),
    ledger: readLedgerOf(root, locale),
  };
}
