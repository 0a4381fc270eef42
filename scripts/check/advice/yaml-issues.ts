import { type Document, type ErrorCode, isAlias, isCollection, isScalar, visit, type YAMLMap } from "yaml";
import { readYaml, type YamlSource } from "#app/content/front-matter/read-yaml.ts";
import type { Issue } from "./issues.ts";
import { repairsOf } from "./yaml-repairs.ts";

/** Something in a text that YAML cannot read, or reads with another meaning. */
interface Fault {
  readonly code: ErrorCode | "decimal-comma" | "anchor-used";
  readonly offset: number;
}

/** Faults that say themselves what to do, or that no other form of a line removes. */
const plain: ReadonlySet<string> = new Set([
  "TAB_AS_INDENT",
  "DUPLICATE_KEY",
  "RESOURCE_EXHAUSTION",
  "decimal-comma",
  "anchor-used",
]);

/** Errors of the parser that have their own text; the rest, which are rare, share the last one. */
const named: readonly string[] = [
  "BAD_DQ_ESCAPE",
  "BAD_INDENT",
  "BLOCK_IN_FLOW",
  "MISSING_CHAR",
  "MULTIPLE_DOCS",
  ...plain,
];

/** A longer text was not written by hand. */
const longestText = 50_000;
/** Lines above the place where YAML stops in which the mistake may be, and mistakes of one file. */
const mostLines = 40;
const mostMistakes = 20;

/**
 * Returns the issues of a YAML text before its fields are checked; none when it can be parsed. The parser stops lines
 * below a mistake: the line is sought that, written as people mean it, leaves the fewest faults. Then the next one.
 */
export function yamlIssues(file: string, source: YamlSource): Issue[] {
  const issues: Issue[] = [];
  let { text, document, lines } = source;
  while (issues.length < mostMistakes) {
    const faults = faultsOf(document);
    const [fault] = faults;
    if (!fault) return issues;
    const { line, col: column } = lines.linePos(fault.offset);
    const repair =
      plain.has(fault.code) || text.length > longestText ? undefined : findRepair(text, line, faults.length);
    if (!repair) {
      // A later error may be a consequence of one above.
      if (issues.length > 0 && !plain.has(fault.code)) return issues;
      const problem = named.includes(fault.code) ? fault.code : "UNEXPECTED_TOKEN";
      return [...issues, { file, code: "yaml-syntax", line, column, values: { problem, ...quoteAt(text, fault) } }];
    }
    const { reason, number, before, after } = repair;
    const at = [...after].findIndex((letter, index) => letter !== [...before][index]);
    const spaces = after.search(/\S/);
    const values = { problem: reason, wanted: reason === "line-unread" ? "" : after.trim(), spaces, open: "{{" };
    issues.push({ file, code: "yaml-syntax", line: number, column: Math.min(at, before.length) + 1, values });
    ({ text, document, lines } = repair.source);
  }
  return issues;
}

/** Returns the repair of a line, at or above the one where YAML stops, that leaves the fewest faults. */
function findRepair(text: string, stop: number, count: number) {
  const lines = text.split("\n");
  const above = lines.findLastIndex((line, index) => index < stop - 1 && /^\s*[^\s#]/.test(line)) + 1;
  const numbers = [
    ...Array.from({ length: Math.min(stop, mostLines) }, (_, index) => stop - index),
    Math.min(stop + 1, lines.length),
  ];
  const tried = numbers.flatMap((number) => {
    const before = lines[number - 1] ?? "";
    return repairsOf(before, number >= stop || number === above).map(({ reason, line: after }) => {
      const source = readYaml(lines.with(number - 1, after).join("\n"));
      return { reason, number, before, after, source, faults: faultsOf(source.document).length };
    });
  });
  const [best] = tried.toSorted((a, b) => a.faults - b.faults);
  return best && best.faults < count ? best : undefined;
}

function faultsOf(document: Document): Fault[] {
  const faults: Fault[] = [...document.errors, ...document.warnings].map(({ code, pos }) => ({ code, offset: pos[0] }));
  if (faults.length > 0) return faults;
  visit(document, {
    Map(_key, map) {
      const offset = decimalComma(map);
      if (offset !== undefined) faults.push({ code: "decimal-comma", offset });
    },
    Pair(_key, { key }) {
      // `title: {{price}}` is a group whose name is a group.
      if (isCollection(key)) faults.push({ code: "UNEXPECTED_TOKEN", offset: Math.max(0, (key.range?.[0] ?? 0) - 1) });
    },
    Node(_key, node) {
      // A few lines with aliases can expand to gigabytes, and no content needs them.
      const isAnchor = isAlias(node) || ("anchor" in node && node.anchor !== undefined);
      if (isAnchor) faults.push({ code: "anchor-used", offset: node.range?.[0] ?? 0 });
    },
  });
  return faults;
}

/** Returns the offset of the figure in `{ length: 7,6 }`, which YAML reads as a length of 7 and a field «6». */
function decimalComma({ flow, items }: YAMLMap): number | undefined {
  const rest = items.findIndex(({ key, value }) => {
    const isEmpty = value === null || (isScalar(value) && value.value === null);
    return isScalar(key) && /^\d/.test(String(key.value)) && isEmpty;
  });
  const figure = flow ? items[rest - 1]?.value : undefined;
  return isScalar(figure) && typeof figure.value === "number" ? figure.range?.[0] : undefined;
}

/** Returns the name that is there twice, or the figure with a comma. */
function quoteAt(text: string, { code, offset }: Fault): Issue["values"] {
  const rest = text.slice(offset, offset + 80);
  if (code === "DUPLICATE_KEY") return { name: /^[^:\n]*/.exec(rest)?.[0] ?? "" };
  const [figure = ""] = code === "decimal-comma" ? (/^\d+\s*,\s*\d+/.exec(rest) ?? []) : [];
  return { figure, wanted: figure.replace(/\s*,\s*/, ".") };
}
