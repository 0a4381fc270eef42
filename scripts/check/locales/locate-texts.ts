import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Position } from "#app/content/issues.ts";
import { type LocaleFile, readLocaleFile } from "./locale-file.ts";

/** Returns a locale file below a folder, which has to be there. */
export function readStrings(root: string, locale: string): LocaleFile {
  return readLocaleFile(locale, readFileSync(join(root, "locales", `${locale}.json`), "utf8"));
}

/** Returns a function that finds texts of the locale files below a folder, which have no issues; else their beginning. */
export function locateTexts(root: string): (locale: string, key: string) => Position {
  return (locale, key) => {
    const { texts } = readStrings(root, locale);
    return texts.find((text) => text.key === key)?.position ?? { line: 1, column: 1 };
  };
}
