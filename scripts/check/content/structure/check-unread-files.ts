import { collectionNames } from "#app/content/collections.ts";
import { isSystemFile } from "#app/content/entry-file-name.ts";
import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { originalTypes } from "#app/pictures/picture-field.ts";
import { ownWordsFile } from "#scripts/check/content/spelling/own-words.ts";
import { tagFor } from "#scripts/check/locales/language-tag.ts";
import { filesBelow } from "./files-below.ts";

const folders: readonly string[] = ["pages", ...collectionNames];
const readAlone: ReadonlySet<string> = new Set(["LEEME.md", "site.yaml", ownWordsFile.slice("content/".length)]);
const picture = new RegExp(`\\.(?:${originalTypes.join("|")}|heic|gif|svg|tiff?|avif)$`, "i");

/**
 * Checks that no file lies below `content/` where nothing reads it, as in `content/es/blogs/`. A folder of such files has
 * one issue, at its first file. Files of a folder that is read, and pictures, have rules of their own.
 *
 * @param locales Languages of the site.
 */
export function checkUnreadFiles(root: string, locales: readonly string[]): Issue[] {
  const unread = filesBelow(root, "content").filter((name) => !isRead(name, locales));
  return [...Map.groupBy(unread, (name) => name.slice(0, name.lastIndexOf("/") + 1)).values()].map(
    ([first = "", ...others]): Issue => ({
      file: `content/${first}`,
      line: 1,
      column: 1,
      code: "file-unread",
      values: { ...advice(first, locales), others: others.length || "" },
    }),
  );
}

function isRead(name: string, locales: readonly string[]): boolean {
  const [first = "", folder = "", ...rest] = name.split("/");
  const fileName = name.slice(name.lastIndexOf("/") + 1);
  if (readAlone.has(name) || first === "images" || isSystemFile(fileName)) return true;
  // In a translation, what translates nothing is reported itself.
  if (first !== defaultLocale) return locales.includes(first);
  return rest.length > 0 && folders.includes(folder);
}

/** Returns where a file was probably meant to be, or the file that makes a language of its folder. */
function advice(name: string, locales: readonly string[]): Issue["values"] {
  const parts = name.split("/");
  const fileName = parts.at(-1) ?? "";
  const [first = "", second = ""] = parts;
  if (picture.test(fileName)) return { suggestion: `content/images/${fileName}` };
  if (/\.ya?ml$/i.test(fileName)) return { suggestion: "content/site.yaml" };
  if (!fileName.endsWith(".md")) return {};
  // Folders of other subjects are near to the names of languages: only in that of a language are others.
  const tag = parts.length === 3 && folders.includes(second) ? tagFor(first) : "";
  const suggestion = tag === "" || tag === first ? "" : [`content/${tag}`, ...parts.slice(1)].join("/");
  if (tag !== "") return { suggestion, ...(!locales.includes(tag) && { tag }) };
  const folder = parts
    .slice(0, -1)
    .map((part) => nearestFolder(part))
    .find((found) => found !== undefined);
  return { suggestion: `content/${defaultLocale}/${folder ?? "blog"}/${fileName}` };
}

function nearestFolder(name: string): string | undefined {
  return name.length > 2 ? nearestName(name, folders) : undefined;
}
