import { statSync } from "node:fs";
import { join } from "node:path";
import { kebabCase } from "#app/schemas/fields.ts";
import { slugFrom } from "#app/text/slug-from.ts";
import type { Issue } from "./issues.ts";

/** Endings of texts, one or several: Windows hides the last one, so `uno.md` becomes `uno.md.txt` unseen. */
const textEndings = /(?:\.(?:md|markdown|mdown|mdx|txt|text))+$/i;

/**
 * Returns the issue of a content file's name, with the name that it should have, or of a folder where a file should be;
 * none for a right name.
 */
export function entryNameIssues(root: string, file: string): Issue[] {
  const name = file.slice(file.lastIndexOf("/") + 1);
  if (name.endsWith(".md") && kebabCase.test(name.slice(0, -3))) return [];
  const place = { file, line: 1, column: 1 };
  if (statSync(join(root, file), { throwIfNoEntry: false })?.isDirectory()) {
    return [{ ...place, code: "file-unreadable", values: { failure: "folder", folder: name } }];
  }
  if (/\.[^.\s]{1,8}$/.test(name) && !textEndings.test(name)) return [{ ...place, code: "file-unread", values: {} }];
  const suggestion = `${slugFrom(name.replace(textEndings, "")) || "nombre"}.md`;
  return [{ ...place, code: "file-name", values: { suggestion, endings: ".md" } }];
}
