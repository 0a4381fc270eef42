import { kebabCase } from "#app/schemas/fields.ts";
import { slugFrom } from "#app/text/slug-from.ts";
import type { Issue } from "./issues.ts";

/** Endings of texts, one or several: Windows hides the last one, so `uno.md` becomes `uno.md.txt` unseen. */
const textEndings = /(?:\.(?:md|markdown|mdown|mdx|txt|text))+$/i;

/** Returns the issue of a content file's name, with the name that it should have; undefined for a right one. */
export function fileNameIssue(file: string): Issue | undefined {
  const name = file.slice(file.lastIndexOf("/") + 1);
  if (name.endsWith(".md") && kebabCase.test(name.slice(0, -3))) return undefined;
  const place = { file, line: 1, column: 1 };
  if (/\.[^.\s]{1,8}$/.test(name) && !textEndings.test(name)) return { ...place, code: "file-unread", values: {} };
  const suggestion = `${slugFrom(name.replace(textEndings, "")) || "nombre"}.md`;
  return { ...place, code: "file-name", values: { suggestion, endings: ".md" } };
}
