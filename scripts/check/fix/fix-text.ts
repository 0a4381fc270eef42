import { isDeepStrictEqual } from "node:util";
import { LineCounter } from "yaml";
import { parseYaml } from "#app/content/front-matter/parse-yaml.ts";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { findLimitIssue } from "#app/content/text-limits.ts";
import { positionAt } from "#app/content/text-positions.ts";
import { type TypedMark, typedHeadings, typedLists } from "#scripts/check/content/typed-marks.ts";
import { fixIds } from "./fix-ids.ts";
import type { Change, FixedText } from "./fixed-text.ts";
import { fixedLines, sameTree } from "./line-ends.ts";

/** A list inside a list shows its marks only when the outer one is a list. */
const mostRounds = 10;

/**
 * Returns the text of a file with what can be corrected without asking: ids of items that have none, the space of
 * headings, the bullets of lists, spaces at the end of lines and the last line end. What the file says stays the same: front matter is read again and
 * has to give the same values, and a body that only lost spaces the same syntax tree. Byte order mark and Windows line
 * ends stay. A file that cannot be read is returned as it is.
 *
 * @param file Its path, which says what it is: markdown, YAML or JSON.
 */
export function fixText(file: string, source: string): FixedText {
  const steps = file.endsWith(".md") ? [fixIds, fixMarks, fixSpaces, fixFinalNewline] : [fixSpaces, fixFinalNewline];
  return steps.reduce<FixedText>(
    ({ text, changes }, step) => {
      const next = step(file, text);
      return { text: next.text, changes: [...changes, ...next.changes] };
    },
    { text: source, changes: [] },
  );
}

function fixMarks(file: string, source: string): FixedText {
  let text = source;
  const changes: Change[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const result = readFrontMatter(file, text);
    if (!result.ok) break;
    const { body, bodyLine, tree } = result.value;
    const marks = [...typedHeadings(body, tree), ...typedLists(body, tree).flat()];
    if (marks.length === 0) break;
    const lines = text.split("\n");
    for (const mark of marks) {
      const { line, column } = positionAt(body, mark.offset);
      const number = bodyLine + line - 1;
      const before = lines[number - 1] ?? "";
      lines[number - 1] = replaceMark(before, column - 1, mark);
      changes.push({ kind: "mark", line: number, before: before.trim(), after: lines[number - 1]?.trim() ?? "" });
    }
    text = lines.join("\n");
  }
  return { text, changes: changes.sort((a, b) => ("line" in a && "line" in b ? a.line - b.line : 0)) };
}

function replaceMark(line: string, at: number, { found, wanted }: TypedMark): string {
  return line.slice(0, at) + wanted + line.slice(at + found.length);
}

function fixSpaces(file: string, source: string): FixedText {
  const parts: readonly ("front-matter" | "body")[][] = [["front-matter", "body"], ["body"]];
  for (const allowed of parts) {
    const { text, lines } = fixedLines(file, source, allowed);
    if (lines.length === 0) continue;
    if (saysTheSame(file, source, text)) return { text, changes: [{ kind: "spaces", lines }] };
  }
  return { text: source, changes: [] };
}

function fixFinalNewline(file: string, source: string): FixedText {
  const unchanged: FixedText = { text: source, changes: [] };
  if (source.trim() === "" || source.endsWith("\n")) return unchanged;
  const text = source + (source.includes("\r\n") ? "\r\n" : "\n");
  return saysTheSame(file, source, text) ? { text, changes: [{ kind: "final-newline" }] } : unchanged;
}

/** Whether two texts of a file are read as the same values and words; false where one of them cannot be read. */
function saysTheSame(file: string, before: string, after: string): boolean {
  if (file.endsWith(".md")) {
    const [one, two] = [readFrontMatter(file, before), readFrontMatter(file, after)];
    if (!one.ok || !two.ok) return false;
    return isDeepStrictEqual(one.value.data, two.value.data) && sameTree(one.value.tree(), two.value.tree());
  }
  const [one, two] = [readData(file, before), readData(file, after)];
  return one !== undefined && two !== undefined && isDeepStrictEqual(one.data, two.data);
}

function readData(file: string, text: string): { data: unknown } | undefined {
  const plain = text.replace(/^\uFEFF/, "");
  if (file.endsWith(".json")) {
    try {
      return { data: JSON.parse(plain) };
    } catch {
      // The check says where it is broken.
      return undefined;
    }
  }
  if (findLimitIssue(plain, Number.POSITIVE_INFINITY)) return undefined;
  const document = parseYaml(plain, new LineCounter());
  try {
    return document.errors.length > 0 ? undefined : { data: document.toJS() };
  } catch {
    // Of aliases that multiply; the check refuses them.
    return undefined;
  }
}
