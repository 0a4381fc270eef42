import { existsSync, statSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { ledgerFile } from "#app/i18n/ledger.server.ts";
import { filesBelow } from "#scripts/check/site/files-below.ts";
import { message } from "#scripts/terminal/messages.ts";
import { donePage } from "./done-page.ts";
import { doneStrings } from "./done-strings.ts";
import { I18nError } from "./i18n-error.ts";
import { openOriginals } from "./original-pages.ts";
import { localeFile, readLanguageStrings } from "./read-strings.ts";
import { jsonText, writeFiles } from "./write-files.ts";

/**
 * Notes that translations are made from the original as it is now, and returns what to tell the translator.
 *
 * @param words Content files, folders of them, and languages or locale files, each with the keys behind it.
 * @throws I18nError, before anything is written, where a word is none of them.
 */
export function markDone(root: string, words: readonly string[]): string {
  const files = openContentFiles(root, { developing: true });
  const { pages, folders, languages } = sortWords(root, words);
  const originals = openOriginals(files);
  const done = pages.map((file) => donePage(files, originals, file));
  const doneInFolders = folders.map((folder) => ({
    folder,
    pages: pagesBelow(root, folder).map((file) => donePage(files, originals, file)),
  }));
  const strings = [...languages].map(([locale, keys]) => ({
    locale,
    ...doneStrings(readLanguageStrings(root, locale), keys),
  }));
  writeFiles(
    root,
    new Map([
      ...[...done, ...doneInFolders.flatMap(({ pages }) => pages)].map(({ file, text }) => [file, text] as const),
      ...strings.map(({ locale, ledger }) => [ledgerFile(locale), jsonText(ledger)] as const),
    ]),
  );
  return [
    ...done.map(({ file, extent }) => message(extent === "all" ? "i18nDonePage" : "i18nDoneFields", { file })),
    ...doneInFolders.flatMap(({ folder, pages }) => {
      const bodiless = pages.filter(({ extent }) => extent === "fields").length;
      const told = message("i18nDoneFolder", { folder, count: pages.length });
      return bodiless === 0 ? [told] : [told, message("i18nDoneFolderFields", { folder, count: bodiless })];
    }),
    ...strings.flatMap(({ locale, noted, copies }) => [
      message("i18nDoneStrings", { file: localeFile(locale), count: noted }),
      ...(copies.length > 0
        ? [message("i18nDoneCopies", { file: localeFile(locale), count: copies.length, key: copies[0] ?? "" })]
        : []),
    ]),
  ].join("\n");
}

/**
 * Returns the translations in a folder of a language.
 *
 * @throws I18nError where there is none.
 */
function pagesBelow(root: string, folder: string): string[] {
  const names = filesBelow(root, folder).filter((name) => name.endsWith(".md"));
  if (names.length === 0) throw new I18nError("i18nDoneEmpty", { folder });
  return names.map((name) => `${folder}/${name}`);
}

/** Sorts words into content files, folders of them, and keys by their language. */
function sortWords(root: string, words: readonly string[]) {
  const pages: string[] = [];
  const folders: string[] = [];
  const languages = new Map<string, string[]>();
  let keys: string[] | undefined;
  for (const word of words.map((written) => fromRoot(root, written))) {
    const locale = /^(?:locales\/)?([^/]+?)(?:\.json)?$/.exec(word)?.[1];
    if (word.startsWith("content/")) {
      const isFolder = statSync(join(root, word), { throwIfNoEntry: false })?.isDirectory() === true;
      if (isFolder) folders.push(word.replace(/\/+$/, ""));
      else pages.push(word);
    } else if (locale === defaultLocale) {
      throw new I18nError("i18nOriginalStrings", { file: localeFile(locale) });
    } else if (locale !== undefined && existsSync(join(root, localeFile(locale)))) {
      keys = languages.get(locale) ?? [];
      languages.set(locale, keys);
    } else if (keys && !word.includes("/") && !word.endsWith(".json")) {
      keys.push(word);
    } else {
      throw new I18nError("i18nDoneWhat", { word });
    }
  }
  return { pages, folders, languages };
}

/** Returns a path from the project's root, as terminals and editors write it: `./content/en/a.md`, `C:\\web\\content\\en\\a.md`. */
function fromRoot(root: string, word: string): string {
  const path = isAbsolute(word) ? relative(root, word) : word;
  return path.replaceAll("\\", "/").replace(/^\.\//, "");
}
