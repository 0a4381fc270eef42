import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPo, writePo } from "#scripts/i18n/exchange/po-file.ts";
import { exportLanguage } from "#scripts/i18n/export-language.ts";
import { importLanguage } from "#scripts/i18n/import-language.ts";
import { writeFiles } from "#scripts/i18n/write-files.ts";

/** The complete English strings that the tests have. */
const strings = "tests/fixture-site/locales/translations/en.json";

/** Where the texts of the pages are exported to. */
const exchanged = ".local/en-paginas.po";

/**
 * Gives a project English: all strings and, where `pages` says so, every page, as a translator would have sent them back.
 * The words of these pages are the Spanish ones; to the build they are a translation like any other.
 *
 * @throws Error where the strings lack what the project needs, as `npm run i18n -- import` does.
 */
export async function layEnglish(root: string, { pages }: { readonly pages: boolean }): Promise<void> {
  copyFileSync(join(root, strings), join(root, "locales", "en.json"));
  if (!pages) return;
  await exportLanguage(root, "en", { format: "po", pages: true });
  const { units } = readPo(readFileSync(join(root, exchanged), "utf8"));
  const translated = units.map((unit) => ({ ...unit, translation: unit.original, note: "" }));
  writeFiles(root, new Map([[exchanged, writePo({ locale: "en", units: translated })]]));
  await importLanguage(root, "en", exchanged);
}
