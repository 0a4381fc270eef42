import { collectionNames } from "#app/content/collections.ts";
import { isSystemFile } from "#app/content/entry-file-name.ts";
import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { originalTypes } from "#app/pictures/picture-field.ts";
import { ownWordsFile } from "#scripts/check/content/spelling/own-words.ts";
import { tagFor } from "#scripts/translate/language-tag.ts";
import { filesBelow } from "./files-below.ts";

const folders: readonly string[] = ["pages", ...collectionNames];
const readAlone: ReadonlySet<string> = new Set(["LEEME.md", "site.yaml", ownWordsFile.slice("content/".length)]);
const picture = new RegExp(`\\.(?:${originalTypes.join("|")}|heic|gif|svg|tiff?|avif)$`, "i");

/**
 * Checks that no file lies below `content/` where nothing reads it, as in `content/es/blogs/`. A folder of such files has
 * one issue, at its first file; so has a whole folder of a language that has no locale file. Files of a folder that is
 * read, and pictures, have rules of their own.
 *
 * @param locales Languages of the site.
 */
export function checkUnreadFiles(root: string, locales: readonly string[]): Issue[] {
  const unread = filesBelow(root, "content").filter((name) => !isRead(name, locales));
  const languageFolders = foldersOfLanguages(unread);
  const placed = Map.groupBy(unread, (name) => {
    const [first = ""] = name.split("/");
    return languageFolders.has(first) ? first : name.slice(0, name.lastIndexOf("/") + 1);
  });
  return [...placed].map(([folder, [first = "", ...others]]): Issue => {
    const place = { file: `content/${first}`, line: 1, column: 1 };
    const tag = languageFolders.get(folder);
    if (tag === undefined) {
      return { ...place, code: "file-unread", values: { ...advice(first), others: others.length || "" } };
    }
    return { ...place, code: "language-missing", values: languageAdvice(folder, tag, locales) };
  });
}

function isRead(name: string, locales: readonly string[]): boolean {
  const [first = "", folder = "", ...rest] = name.split("/");
  const fileName = name.slice(name.lastIndexOf("/") + 1);
  if (readAlone.has(name) || first === "images" || isSystemFile(fileName)) return true;
  // In a translation, what translates nothing is reported itself.
  if (first !== defaultLocale) return locales.includes(first);
  return rest.length > 0 && folders.includes(folder);
}

/** Returns the folders that hold pages of a language, by their names, with the tag that each was meant for. */
function foldersOfLanguages(unread: readonly string[]): ReadonlyMap<string, string> {
  // Folders of other subjects have names near to those of languages: only one with a folder of pages in it is of a language.
  const withPages = unread.map((name) => name.split("/")).filter(([, second = ""]) => folders.includes(second));
  return new Map(
    withPages
      .map(([first = ""]): [string, string] => [first, tagFor(first)])
      .filter(([first, tag]) => first !== defaultLocale && tag !== ""),
  );
}

/** Returns the folder's tag, its locale file that is not there, and the folder that it was probably meant to be. */
function languageAdvice(folder: string, tag: string, locales: readonly string[]): Issue["values"] {
  const { language } = new Intl.Locale(tag);
  const meant = locales.includes(tag) ? tag : locales.find((locale) => new Intl.Locale(locale).language === language);
  const rename = meant ?? (tag === folder ? undefined : tag);
  return {
    folder: `content/${folder}`,
    locale: `locales/${meant ?? tag}.json`,
    ...(rename !== undefined && { rename: `content/${rename}` }),
    ...(meant === undefined && { tag }),
  };
}

/** Returns where a file was probably meant to be. */
function advice(name: string): Issue["values"] {
  const parts = name.split("/");
  const fileName = parts.at(-1) ?? "";
  if (picture.test(fileName)) return { suggestion: `content/images/${fileName}` };
  if (/\.ya?ml$/i.test(fileName)) return { suggestion: "content/site.yaml" };
  if (!fileName.endsWith(".md")) return {};
  const folder = parts
    .slice(0, -1)
    .map((part) => nearestFolder(part))
    .find((found) => found !== undefined);
  return { suggestion: `content/${defaultLocale}/${folder ?? "blog"}/${fileName}` };
}

function nearestFolder(name: string): string | undefined {
  return name.length > 2 ? nearestName(name, folders) : undefined;
}
