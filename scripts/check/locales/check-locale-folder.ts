import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { isLanguageTag, tagFor } from "#scripts/translate/language-tag.ts";

/** Endings that a locale file has by mistake, or from a translation program; notes, tables and pictures have others. */
const meant = /^[^.]*(?:\.(?:jso?n|jsonc|json5|js|txt|json\.txt|po|xlf|xliff))?$/i;

/**
 * Checks that no language lies in `locales/` where nothing reads it: in `ca.json.txt`, `ca.JSON`, `ca.po` or in a
 * folder. Other files, such as notes of translators, and copies of a language that is there, have no issue.
 *
 * @param languages Names of the files that are read.
 */
export function checkLocaleFolder(root: string, languages: readonly string[]): Issue[] {
  return unreadLocales(root, languages).map(({ name, tag }): Issue => {
    const hidden = /\.json\./i.test(name) ? ".json" : "";
    const values = { folder: "locales", suggestion: `${tag}.json`, hidden };
    return { file: `locales/${name}`, line: 1, column: 1, code: "file-name", values };
  });
}

/** Returns the languages of a site and those that files with a wrong name were meant for: `catalan.json` → `ca`. */
export function meantLanguages(root: string, languages: readonly string[]): string[] {
  return [...languages, ...languages.map(tagFor), ...unreadLocales(root, languages).map(({ tag }) => tag)];
}

function unreadLocales(root: string, languages: readonly string[]): { name: string; tag: string }[] {
  const folder = join(root, "locales");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    // A folder of notes may be called almost like a language.
    const isMeant = entry.isDirectory() ? isLanguageTag(name) : meant.test(name) && !name.endsWith(".json");
    const tag = isMeant ? tagFor(name.replace(/\..*$/, "")) : "";
    return tag === "" || languages.includes(tag) ? [] : [{ name, tag }];
  });
}
