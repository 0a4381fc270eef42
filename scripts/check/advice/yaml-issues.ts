import {
  type Document,
  type ErrorCode,
  isAlias,
  isCollection,
  isScalar,
  type LineCounter,
  visit,
  type YAMLMap,
} from "yaml";
import type { Position } from "#app/content/text/text-positions.ts";
import type { Issue } from "./issues.ts";
import { findYamlReason } from "./yaml-reasons.ts";

/** Errors of the parser that have their own text; the rest, which are rare, share the last one. */
const namedErrors = [
  "BAD_DQ_ESCAPE",
  "BAD_INDENT",
  "BLOCK_AS_IMPLICIT_KEY",
  "BLOCK_IN_FLOW",
  "DUPLICATE_KEY",
  "MISSING_CHAR",
  "MULTILINE_IMPLICIT_KEY",
  "MULTIPLE_DOCS",
  "RESOURCE_EXHAUSTION",
  "TAB_AS_INDENT",
  "UNEXPECTED_TOKEN",
] as const satisfies ErrorCode[];

/** Reasons and codes that do not affect the lines below: several in one file are separate mistakes. */
const selfContained: ReadonlySet<string> = new Set([
  "quote-inside",
  "colon-inside",
  "sign-first",
  "fact-in-group",
  "DUPLICATE_KEY",
]);

/** Returns the offset of the figure in `{ length: 7,6 }`, which YAML reads as a length of 7 and a field «6». */
function decimalComma({ flow, items }: YAMLMap): number | undefined {
  if (!flow) return undefined;
  for (const [index, { key, value }] of items.entries()) {
    const figure = items[index - 1]?.value;
    const isRest =
      isScalar(key) && /^\d/.test(String(key.value)) && (value === null || (isScalar(value) && value.value === null));
    if (isRest && isScalar(figure) && typeof figure.value === "number") return figure.range?.[0];
  }
  return undefined;
}

/** Returns the name that is there twice. */
function nameAt(source: string, code: string, [start]: readonly [number, number]): Issue["values"] {
  return code === "DUPLICATE_KEY" ? { name: /^[^:\n]*/.exec(source.slice(start, start + 80))?.[0] ?? "" } : {};
}

/**
 * Returns the issues of a YAML text before its fields are checked; none when it can be parsed. The parser reports one
 * mistake several times: only the first report counts, and later ones with a cause of their own.
 *
 * @param source The text that the document was made of.
 */
export function yamlIssues(file: string, document: Document, lines: LineCounter, source: string): Issue[] {
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const issues: Issue[] = [];
  for (const { code, pos } of [...document.errors, ...document.warnings]) {
    const stop = at(pos[0]);
    const found =
      code === "TAB_AS_INDENT" || code === "DUPLICATE_KEY" ? undefined : findYamlReason(source, { ...stop, code });
    const problem = found?.reason ?? namedErrors.find((name) => name === code) ?? "UNEXPECTED_TOKEN";
    const { line, column } = found ?? stop;
    const isOwn = selfContained.has(problem) && !issues.some((issue) => issue.line === line);
    if (issues.length > 0 && !isOwn) continue;
    issues.push({
      file,
      code: "yaml-syntax",
      line,
      column,
      values: { problem, ...found?.values, ...nameAt(source, code, pos) },
    });
    if (!selfContained.has(problem)) break;
  }
  if (issues.length > 0) return issues;

  // YAML can read these, but with another meaning.
  let misread: Issue | undefined;
  const stopAt = (place: Position, values: Issue["values"]) => {
    misread = { file, code: "yaml-syntax", ...place, values };
    return visit.BREAK;
  };
  visit(document, {
    Map(_key, map) {
      const offset = decimalComma(map);
      if (offset === undefined) return undefined;
      const [figure = ""] = /^\d+\s*,\s*\d+/.exec(source.slice(offset)) ?? [];
      return stopAt(at(offset), { problem: "decimal-comma", figure, wanted: figure.replace(/\s*,\s*/, ".") });
    },
    Pair(_key, pair) {
      // `title: {{price}}` is a group whose name is a group.
      if (!isCollection(pair.key)) return undefined;
      const place = at(Math.max(0, (pair.key.range?.[0] ?? 0) - 1));
      const found = findYamlReason(source, { ...place, code: "UNEXPECTED_TOKEN" });
      return stopAt(place, { problem: found?.reason ?? "UNEXPECTED_TOKEN", ...found?.values });
    },
  });
  if (misread) return [misread];

  // A few lines with aliases can expand to gigabytes, and no content needs them.
  visit(document, {
    Node(_key, node) {
      if (!isAlias(node) && !("anchor" in node && node.anchor)) return undefined;
      return stopAt(at(node.range?.[0] ?? 0), { problem: "anchor-used" });
    },
  });
  return misread ? [misread] : [];
}
