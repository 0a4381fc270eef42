import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Position } from "#app/content/issues.ts";
import { readLocaleFile } from "./locale-file.ts";

/** Returns a function that finds texts of the locale files below a folder, which have no issues; else their beginning. */
export function locateTexts(root: string): (locale: string, key: string) => Position {
  return (locale, key) => {
    const { texts } = readLocaleFile(locale, readFileSync(join(root, "locales", `${locale}.json`), "utf8"));
    return texts.find((text) => text.key === key)?.position ?? { line: 1, column: 1 };
  };
}
