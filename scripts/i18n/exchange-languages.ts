import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import { ledgerFile } from "#app/i18n/ledger.server.ts";
import { openLocales } from "#app/i18n/locales.server.ts";
import { message } from "#scripts/cli/messages.ts";
import type { LanguageStrings } from "./done-strings.ts";
import type { ReturnedFile } from "./exchange/exchange-file.ts";
import { exchangeStrings } from "./exchange/exchange-strings.ts";
import { readPo, writePo } from "./exchange/po-file.ts";
import { takeStrings } from "./exchange/take-strings.ts";
import { readXliff, writeXliff } from "./exchange/xliff-file.ts";
import { I18nError } from "./i18n-error.ts";
import { localeFile, readLedgerOf, readStrings } from "./read-strings.ts";
import { jsonText, writeFiles } from "./write-files.ts";

/** Where git does not look. */
const folder = ".local";

/**
 * Writes the texts of a language for a translation program, and returns what to tell.
 *
 * @throws I18nError where there is no such language, or a file cannot be read or written.
 */
export async function exportLanguage(root: string, locale: string, format: "po" | "xliff"): Promise<string> {
  const units = exchangeStrings(readLanguage(root, locale));
  const file = `${folder}/${locale}.${format === "po" ? "po" : "xlf"}`;
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
export async function importLanguage(root: string, locale: string, file: string): Promise<string> {
  const strings = readLanguage(root, locale);
  const returned = await readReturned(root, file);
  if (returned.locale !== undefined && !isSame(returned.locale, locale)) {
    throw new I18nError("i18nImportLanguage", { file, found: returned.locale, locale });
  }
  const source = readFileSync(join(root, localeFile(locale)), "utf8");
  const taken = takeStrings(strings, source, returned, openLocales(root).names());
  if ("problems" in taken) {
    throw new I18nError("i18nImportRefused", { file, problems: taken.problems.map((line) => `- ${line}`).join("\n") });
  }
  const { text, ledger, count } = taken;
  writeFiles(
    root,
    new Map([
      [localeFile(locale), text],
      [ledgerFile(locale), jsonText(ledger)],
    ]),
  );
  return message("i18nImported", { file: localeFile(locale), count, locale });
}

function readLanguage(root: string, locale: string): LanguageStrings {
  if (locale === defaultLocale) throw new I18nError("i18nOriginalStrings", { file: localeFile(locale) });
  if (!existsSync(join(root, localeFile(locale)))) throw new I18nError("i18nNoLanguage", { locale });
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
    throw new I18nError("i18nImportUnreadable", { file }, error);
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
