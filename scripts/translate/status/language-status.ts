import type { ContentFiles } from "#app/content/content-files.server.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { nameOfLanguage } from "#scripts/translate/language-tag.ts";
import { type OriginalPage, openOriginals } from "#scripts/translate/original-pages.ts";
import { readTranslation } from "#scripts/translate/page-translation.ts";
import { readLedgerOf, readStrings } from "#scripts/translate/read-strings.ts";
import { type PageState, type PageStatus, pageStatus } from "./page-status.ts";
import { type StringStatus, stringStatus } from "./string-status.ts";

/** What is left to do of a language. */
export interface LanguageStatus {
  readonly locale: string;
  /** Its name in Spanish. */
  readonly name: string;
  readonly strings: StringStatus;
  readonly pages: readonly PageStatus[];
  /** Words of the original in strings and pages, and those of them that are missing or outdated. */
  readonly words: number;
  readonly wordsLeft: number;
  /** Of the words, whole per cent; 100 only where none is left. */
  readonly percent: number;
}

/**
 * Returns what is left to do of each language, in their order.
 *
 * @throws I18nError where a file cannot be read.
 */
export function readStatus(files: ContentFiles, locales: readonly string[]): LanguageStatus[] {
  const originals = openOriginals(files).all();
  const original = readStrings(files.root, defaultLocale);
  return locales.map((locale) => {
    const ledger = readLedgerOf(files.root, locale);
    const strings = stringStatus({ original, translation: readStrings(files.root, locale), ledger });
    const pages = readPages(files, originals, locale);
    const sum = (pick: (status: PageStatus | StringStatus) => number) =>
      [strings, ...pages].reduce((total, status) => total + pick(status), 0);
    const [words, wordsLeft] = [sum((status) => status.words), sum((status) => status.wordsLeft)];
    const percent = percentDone(words, wordsLeft);
    return { locale, name: nameOfLanguage(locale, defaultLocale) ?? locale, strings, pages, words, wordsLeft, percent };
  });
}

function readPages(files: ContentFiles, originals: readonly OriginalPage[], locale: string): PageStatus[] {
  return originals.map((page) => pageStatus(page, readTranslation(files, locale, page.name)));
}

/** Returns how many pages are in a state. */
export function countPages({ pages }: LanguageStatus, state: PageState): number {
  return pages.filter((page) => page.state === state).length;
}

/** Returns how much of a text is done, whole per cent; 100 only where no word is left. */
export function percentDone(words: number, wordsLeft: number): number {
  return words === 0 ? 100 : Math.floor(((words - wordsLeft) / words) * 100);
}
