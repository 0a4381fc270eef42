import { collectionNames } from "#app/content/collections.ts";
import { dataFiles, dataNames } from "#app/content/data-files.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { openLocales } from "#app/i18n/locales.server.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { filesBelow } from "#scripts/check/site/files-below.ts";
import { sourcesFile } from "#scripts/check/sources/read-sources.ts";
import { ownWordsFile } from "#scripts/check/spelling/own-words.ts";
import { tagFor } from "#scripts/translate/language-tag.ts";

const folders: readonly string[] = ["pages", ...collectionNames];
const filesOfData = dataNames.map((name) => dataFiles[name].file);
const readAlone: ReadonlySet<string> = new Set(["content/LEEME.md", ...filesOfData, ownWordsFile, sourcesFile]);

/** Checks that every file below `content/` is in a place that the site reads. A folder of such files has one issue. */
export function checkUnreadFiles({ root }: CheckedSite): Issue[] {
  const languages = openLocales(root).names();
  const unread = filesBelow(root, "content").filter((name) => !isRead(name, languages));
  const byFolder = Map.groupBy(unread, (name) => languageOf(name) || name.slice(0, name.lastIndexOf("/") + 1));
  return [...byFolder.values()].map(([first = "", ...others]): Issue => {
    const tag = languageOf(first);
    const values = {
      language: tag,
      suggestion: tag && languages.includes(tag) ? `content/${tag}` : "",
      others: others.length,
    };
    return { file: `content/${first}`, line: 1, column: 1, code: "file-unread", values };
  });
}

function isRead(name: string, locales: readonly string[]): boolean {
  const [first = "", folder = "", ...rest] = name.split("/");
  if (readAlone.has(`content/${name}`) || first === "images") return true;
  // In a translation, what translates nothing is reported itself.
  if (first !== defaultLocale) return locales.includes(first);
  return rest.length > 0 && folders.includes(folder);
}

/** Returns the language of the folder, with folders of pages in it, that contains a file; otherwise "". */
function languageOf(name: string): string {
  const [first = "", second = ""] = name.split("/");
  return first !== defaultLocale && folders.includes(second) ? tagFor(first) : "";
}
