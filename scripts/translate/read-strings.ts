import { readFileSync } from "node:fs";
import { join } from "node:path";
import { I18nError } from "./i18n-error.ts";

/**
 * Returns the contents of a locale file, which may have any shape.
 *
 * @throws I18nError when it cannot be read as JSON.
 */
export function readStrings(root: string, locale: string): unknown {
  const file = `locales/${locale}.json`;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(join(root, file))));
  } catch (error) {
    throw new I18nError("i18nUnreadable", { file }, error);
  }
}
