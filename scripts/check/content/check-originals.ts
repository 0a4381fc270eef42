import { join } from "node:path";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Issue } from "#app/content/issues.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import { mostPixels } from "#app/pictures/picture-facts.server.ts";
import { originalTypes } from "#app/pictures/picture-field.ts";
import { pictureFolder } from "#app/pictures/picture-store.server.ts";
import type { InspectedPictures } from "./inspect-pictures.ts";
import { markdownFiles } from "./markdown-files.ts";
import { checkPictureFile, heaviestOriginal } from "./pictures/check-picture-file.ts";

/**
 * A whole path as texts write it: neither `mod-one.jpg` nor `plans/one.jpg` names `one.jpg`. It begins at the dot, of which
 * there are few, and looks back from there.
 */
const pathInText = new RegExp(`\\.(?<=([\\w/-]+)\\.)(${originalTypes.join("|")})(?!\\w)`, "g");

/**
 * Checks that every original is of a kind that the site takes, can be read, is in sRGB, is not too heavy, is named by some
 * file and is in git.
 *
 * @param untracked Those that git does not know.
 */
export function checkOriginals(
  files: ContentFiles,
  pictures: InspectedPictures,
  untracked: ReadonlySet<string>,
): Issue[] {
  const named = new Set(contentTexts(files).flatMap(pathsIn));
  const issues = [...pictures].flatMap(([name, facts]) => {
    const at = (code: RuleCode, values: Issue["values"] = {}): Issue => ({
      file: `${pictureFolder}/${name}`,
      line: 1,
      column: 1,
      code,
      values: { picture: name, ...values },
    });
    const [code, values] = checkPictureFile(name, join(files.root, pictureFolder, name), facts) ?? [];
    if (code === "picture-name" || code === "picture-format") return [at(code, values)];
    const issues: Issue[] = code === undefined ? [] : [at(code, values)];
    if (facts && facts.width * facts.height > mostPixels) {
      const { width, height } = facts;
      issues.push(at("picture-pixels", { width, height, limit: mostPixels / 1_000_000 }));
    }
    if (facts?.oddColours) issues.push(at("picture-colours", { colours: facts.oddColours }));
    if (facts && facts.bytes > heaviestOriginal) {
      issues.push(at("picture-heavy", { size: Math.ceil(facts.bytes / 1000), limit: heaviestOriginal / 1000 }));
    }
    if (!named.has(name)) issues.push(at("picture-unused", { folders: name.includes("/") ? "" : foldersOf(pictures) }));
    return issues;
  });
  return [...issues, ...untrackedIssues([...pictures.keys()].filter((name) => untracked.has(name) && named.has(name)))];
}

/** Letters of the paths that a command can name one by one. */
const longestList = 300;

/** Returns one issue for all pictures that git does not know, with the command that adds them. */
function untrackedIssues([picture, ...others]: readonly string[]): Issue[] {
  if (picture === undefined) return [];
  const paths = [picture, ...others].map((name) => `${pictureFolder}/${name}`);
  const list = paths.join(" ");
  const values = { picture, more: others.length, paths: list.length > longestList ? pictureFolder : list };
  return [{ file: paths[0] ?? "", line: 1, column: 1, code: "picture-untracked", values }];
}

/** Returns the folders of the pictures, as a writer may choose of them. */
function foldersOf(pictures: InspectedPictures): string {
  const folders = [...pictures.keys()].filter((name) => name.includes("/")).map((name) => name.replace(/\/.*$/, ""));
  return [...new Set(folders)].sort().join(", ");
}

function pathsIn(text: string): string[] {
  return [...text.matchAll(pathInText)].map(([, path = "", type = ""]) => `${path}.${type}`);
}

/** All texts as they are written: the pictures of drafts and of files that cannot be parsed are used as well. */
function contentTexts(files: ContentFiles): string[] {
  return markdownFiles(files.root).flatMap((file) => files.text(file) ?? []);
}
