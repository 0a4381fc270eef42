import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { ledgerFile } from "#app/i18n/ledger.server.ts";
import { openLocales } from "#app/i18n/locales.server.ts";
import { message } from "#scripts/cli/messages.ts";
import type { LanguageStrings } from "./done-strings.ts";
import type { ExchangeUnit, ReturnedFile } from "./exchange/exchange-file.ts";
import { exchangePage, pageOfUnit } from "./exchange/exchange-pages.ts";
import { exchangeStrings } from "./exchange/exchange-strings.ts";
import { readPo, writePo } from "./exchange/po-file.ts";
import { type ReplacedText, replacedStrings } from "./exchange/replaced-strings.ts";
import { takePages } from "./exchange/take-pages.ts";
import { takeStrings } from "./exchange/take-strings.ts";
import { readXliff, writeXliff } from "./exchange/xliff-file.ts";
import { I18nError } from "./i18n-error.ts";
import { openOriginals } from "./original-pages.ts";
import { readTranslation } from "./page-translation.ts";
import { localeFile, readLedgerOf, readStrings } from "./read-strings.ts";
import { siteLanguage } from "./site-language.ts";
import { jsonText, writeFiles } from "./write-files.ts";

/** Where git does not look. */
const folder = ".local";

/** Characters of a text that the terminal quotes. */
const longestQuote = 200;

/**
 * Writes the strings of a language, or the texts of its pages, for a translation program, and returns what to tell.
 *
 * @throws I18nError where there is no such language, or a file cannot be read or written.
 */
export async function exportLanguage(
  root: string,
  word: string,
  { format, pages }: { readonly format: "po" | "xliff"; readonly pages: boolean },
): Promise<string> {
  const locale = siteLanguage(root, word);
  const strings = readLanguage(root, locale);
  const units = pages ? pageUnits(root, locale) : exchangeStrings(strings);
  const file = `${folder}/${locale}${pages ? "-paginas" : ""}.${format === "po" ? "po" : "xlf"}`;
  const text = format === "po" ? writePo({ locale, units }) : await writeXliff({ locale, units });
  writeFiles(root, new Map([[file, text]]));
  const left = units.filter(({ translation, isOutdated }) => translation === "" || isOutdated).length;
  return message("i18nExported", { file, count: units.length, left, locale });
}

/**
 * Takes the texts of a file from a translation program into a language, and returns what to tell.
 *
 * @throws I18nError with all that is wrong, before anything is written.
 */
export async function importLanguage(root: string, word: string, file: string): Promise<string> {
  const locale = siteLanguage(root, word);
  const strings = readLanguage(root, locale);
  const returned = await readReturned(root, file);
  if (returned.locale !== undefined && !isSame(returned.locale, locale)) {
    throw new I18nError("i18nImportLanguage", { file, found: returned.locale, locale });
  }
  const units = returned.units.filter(({ translation, isOutdated }) => translation.trim() !== "" && !isOutdated);
  const isOfPage = ({ id }: { readonly id: string }) => pageOfUnit(id) !== undefined;
  const files = openContentFiles(root, { developing: true });
  const pages = takePages(files, locale, units.filter(isOfPage));
  const source = readFileSync(join(root, localeFile(locale)), "utf8");
  const sent = units.filter((unit) => !isOfPage(unit));
  const taken = takeStrings(strings, source, sent, openLocales(root).names());
  const problems = [...("problems" in taken ? taken.problems : []), ...pages.problems];
  if ("problems" in taken || problems.length > 0) {
    throw new I18nError("i18nImportRefused", { file, problems: problems.map((line) => `- ${line}`).join("\n") });
  }
  const texts = new Map(pages.texts);
  if (sent.length > 0) texts.set(localeFile(locale), taken.text).set(ledgerFile(locale), jsonText(taken.ledger));
  writeFiles(root, texts);
  return [
    message("i18nImported", { count: units.length, files: changedFiles(texts) }),
    ...replacedLines(localeFile(locale), replacedStrings(strings, sent)),
    ...[...pages.replaced].flatMap(([page, replaced]) => replacedLines(page, replaced)),
    ...(pages.incomplete.length > 0 ? [message("i18nImportedIncomplete", { files: pages.incomplete.join(", ") })] : []),
    message("i18nImportedNext", { locale }),
  ].join("\n\n");
}

/** Returns what is said of the texts of a file that had other words until now: git may not have those yet. */
function replacedLines(file: string, replaced: readonly ReplacedText[]): string[] {
  if (replaced.length === 0) return [];
  const lines = replaced.map(({ key, ...words }) =>
    message("i18nImportedBefore", { key, before: beginning(words.before), after: beginning(words.after) }),
  );
  return [message("i18nImportedReplaced", { count: replaced.length, file, lines: lines.join("\n") })];
}

/** Returns a text in one line: of a section of a page, which may be long, where the words begin. */
function beginning(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line;
}

function changedFiles(texts: ReadonlyMap<string, string>): string {
  return texts.size === 0 ? message("i18nImportedNothing") : [...texts.keys()].join(", ");
}

function pageUnits(root: string, locale: string): ExchangeUnit[] {
  const files = openContentFiles(root, { developing: true });
  return openOriginals(files)
    .all()
    .flatMap((page) => exchangePage(page, readTranslation(files, locale, page.name)));
}

function readLanguage(root: string, locale: string): LanguageStrings {
  return {
    locale,
    original: readStrings(root, defaultLocale),
    translation: readStrings(root, locale),
    ledger: readLedgerOf(root, locale),
  };
}

async function readReturned(root: string, file: string): Promise<ReturnedFile> {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(resolve(root, file)));
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new I18nError(isMissing ? "i18nImportMissing" : "i18nImportUnreadable", { file }, error);
  }
  try {
    return text.trimStart().startsWith("<") ? await readXliff(text) : readPo(text);
  } catch (error) {
    throw new I18nError("i18nImportBroken", { file }, error);
  }
}

/** Whether two names are one language: other programs write `pt_BR`. */
function isSame(found: string, locale: string): boolean {
  return found.replaceAll("_", "-").toLowerCase() === locale.toLowerCase();
}
