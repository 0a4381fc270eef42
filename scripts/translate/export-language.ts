import { openContentFiles } from "#app/content/content-files.server.ts";
import { message } from "#scripts/terminal/messages.ts";
import type { ExchangeUnit } from "./exchange/exchange-file.ts";
import { exchangePage } from "./exchange/exchange-pages.ts";
import { exchangeStrings } from "./exchange/exchange-strings.ts";
import { writePo } from "./exchange/po-file.ts";
import { writeXliff } from "./exchange/xliff-file.ts";
import { openOriginals } from "./original-pages.ts";
import { readTranslation } from "./page-translation.ts";
import { readLanguageStrings } from "./read-strings.ts";
import { siteLanguage } from "./site-language.ts";
import { writeFiles } from "./write-files.ts";

/** Where git does not look. */
const folder = ".local";

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
  const strings = readLanguageStrings(root, locale);
  const units = pages ? pageUnits(root, locale) : exchangeStrings(strings);
  const file = `${folder}/${locale}${pages ? "-paginas" : ""}.${format === "po" ? "po" : "xlf"}`;
  const text = format === "po" ? writePo({ locale, units }) : await writeXliff({ locale, units });
  writeFiles(root, new Map([[file, text]]));
  const left = units.filter(({ translation, isOutdated }) => translation === "" || isOutdated).length;
  return message("i18nExported", { file, count: units.length, left, locale });
}

function pageUnits(root: string, locale: string): ExchangeUnit[] {
  const files = openContentFiles(root, { developing: true });
  return openOriginals(files)
    .all()
    .flatMap((page) => exchangePage(page, readTranslation(files, locale, page.name)));
}
