import type { Issue } from "#scripts/check/advice/issues.ts";
import { type ContentFile, excerpt } from "#scripts/check/site/content-file.ts";

/** Links, bold and italic words, code, a heading and a footnote of markdown. */
const markdown = new RegExp(
  [
    String.raw`!?\[[^[\]]{1,200}\]\s?\([^()\s]{1,300}\)`,
    String.raw`(?<![\p{L}\p{N}*])(?<bold>\*\*|__|~~)(?!\s)[^*_~]{1,300}?\k<bold>(?![*_~])`,
    String.raw`(?<![\p{L}\p{N}*_])(?<italic>[*_])(?![\s*_])[^*_]{1,300}?(?<!\s)\k<italic>(?![\p{L}\p{N}*_])`,
    String.raw`(?<![\p{L}\p{N}~])~(?![\s~\p{N}])[^~]{1,200}?(?<!\s)~(?![\p{L}\p{N}~])`,
    "(?<![\\p{L}\\p{N}])`[^`]{1,200}`",
    String.raw`\*\*(?!\*)\S{1,60}`,
    String.raw`^#{1,6}\s+.+$`,
    String.raw`\[\^[^\]\s]{1,80}\]`,
  ].join("|"),
  "u",
);

/** Checks that no field has markdown, whose signs would be read: pages show fields as plain text. */
export function checkFieldMarks(file: ContentFile): Issue[] {
  return file.prose.flatMap(({ text, path, issue }) => {
    // One issue for each field: correcting one sign reveals the others.
    const found = path && markdown.exec(text);
    return found ? issue("field-markdown", { found: excerpt(found[0], 80) }, found.index, found[0]) : [];
  });
}
