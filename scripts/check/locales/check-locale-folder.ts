import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "#app/content/issues.ts";
import { isLanguageTag, tagFor } from "#scripts/translate/language-tag.ts";

/** What translation programs write, which `npm run i18n -- import` reads. */
const exchanged = /\.(?:po|xlf|xliff)$/i;

/** Endings that a locale file has by mistake; notes, tables and pictures of translators have others. */
const meant = /^[^.]*(?:\.(?:jso?n|jsonc|json5|js|txt|json\.txt))?$/i;

/** A file or folder in `locales/` that holds texts of a language and that nothing reads. */
interface UnreadLocale {
  readonly name: string;
  readonly tag: string;
  readonly isFolder: boolean;
}

/**
 * Checks that no language lies in `locales/` where nothing reads it: in `ca.json.txt`, `ca.JSON`, `ca.po` or in a folder.
 * Other files, such as notes of translators, and copies of a language that is there, have no issue.
 *
 * @param languages Names of the files that are read.
 */
export function checkLocaleFolder(root: string, languages: readonly string[]): Issue[] {
  return unreadLocales(root, languages).map(({ name, tag, isFolder }): Issue => {
    const file = `locales/${name}`;
    const ofProgram = exchanged.test(name);
    const values = {
      suggestion: `locales/${tag}.json`,
      rename: isFolder || ofProgram ? "" : `${tag}.json`,
      hidden: /\.json\./i.test(name) ? ".json" : "",
      ...(ofProgram && { returned: file, tag }),
    };
    return { file, line: 1, column: 1, code: "locale-name", values };
  });
}

/** Returns the languages of a site and those that files with a wrong name were meant for: `catalan.json` → `ca`. */
export function meantLanguages(root: string, languages: readonly string[]): string[] {
  return [...languages, ...languages.map(tagFor), ...unreadLocales(root, languages).map(({ tag }) => tag)];
}

function unreadLocales(root: string, languages: readonly string[]): UnreadLocale[] {
  const folder = join(root, "locales");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.endsWith(".json") && !name.startsWith(".") && name !== "status")
    .map((entry) => {
      const { name } = entry;
      const isFolder = entry.isDirectory();
      const isMeant = isFolder ? hasStrings(join(folder, name)) : meant.test(name) || exchanged.test(name);
      const word = name.replace(/\..*$/, "");
      // The names of many folders are near to that of some language.
      return { name, isFolder, tag: isMeant && (!isFolder || isLanguageTag(word)) ? tagFor(word) : "" };
    })
    .filter(({ tag }) => tag !== "" && !languages.includes(tag));
}

function hasStrings(folder: string): boolean {
  return readdirSync(folder).some((name) => name.endsWith(".json"));
}
