import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { ledgerFile } from "#app/i18n/ledger.server.ts";
import { openLocales } from "#app/i18n/locales.server.ts";
import { message } from "#scripts/terminal/messages.ts";
import { pageOfUnit } from "./exchange/exchange-pages.ts";
import { readReturned } from "./exchange/read-returned.ts";
import { replacedLines } from "./exchange/replaced-lines.ts";
import { replacedStrings } from "./exchange/replaced-strings.ts";
import { takePages } from "./exchange/take-pages.ts";
import { takeStrings } from "./exchange/take-strings.ts";
import { I18nError } from "./i18n-error.ts";
import { localeFile, readLanguageStrings } from "./read-strings.ts";
import { siteLanguage } from "./site-language.ts";
import { jsonText, writeFiles } from "./write-files.ts";

/**
 * Takes the texts of a file from a translation program into a language, and returns what to tell.
 *
 * @throws I18nError with all that is wrong, before anything is written.
 */
export async function importLanguage(root: string, word: string, file: string): Promise<string> {
  const locale = siteLanguage(root, word);
  const strings = readLanguageStrings(root, locale);
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

function changedFiles(texts: ReadonlyMap<string, string>): string {
  return texts.size === 0 ? message("i18nImportedNothing") : [...texts.keys()].join(", ");
}

/** Whether two names are one language: other programs write `pt_BR`. */
function isSame(found: string, locale: string): boolean {
  return found.replaceAll("_", "-").toLowerCase() === locale.toLowerCase();
}
