import type { Issue } from "#app/content/issues.ts";
import { type ContentFile, excerpt } from "#scripts/check/site/content-file.ts";

/** Markdown, with the words that are left when its signs are taken away. */
const patterns: readonly RegExp[] = [
  /!?\[(?<words>[^[\]]{1,200})\]\s?\([^()\s]{1,300}\)/u,
  /(?<![\p{L}\p{N}*])(?<sign>\*\*|__|~~)(?!\s)(?<words>[^*_~]{1,300}?)\k<sign>(?![*_~])/u,
  /(?<![\p{L}\p{N}*_])(?<sign>[*_])(?![\s*_])(?<words>[^*_]{1,300}?)(?<!\s)\k<sign>(?![\p{L}\p{N}*_])/u,
  /(?<![\p{L}\p{N}])`(?<words>[^`]{1,200})`/u,
  /\*\*(?!\*)(?<words>\S{1,60})/u,
  /^#{1,6}\s+(?<words>.+)$/u,
  /\[\^(?<words>)[^\]\s]{1,80}\]/u,
];

/** Checks that no field has markdown, whose signs would be read: pages show fields as plain text. */
export function checkFieldMarks(file: ContentFile): Issue[] {
  return file.prose.flatMap(({ text, path, issue }) => {
    if (!path) return [];
    // One line for each field: who mends one sign sees the others.
    const matches = patterns.map((pattern) => pattern.exec(text)).filter((match) => match !== null);
    const [first] = matches.sort((a, b) => a.index - b.index);
    if (!first) return [];
    const values = { found: excerpt(first[0], 80), plain: excerpt(first.groups?.words ?? "", 80) };
    return issue("field-markdown", values, first.index, first[0]);
  });
}
