import { z } from "zod";
import type { Locator } from "#app/content/front-matter/yaml-positions.ts";
import { marksOf } from "#app/schemas/field-marks.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import { schemaAt } from "#app/schemas/schema-at.ts";
import tools from "#locales/tools/es.json" with { type: "json" };
import { dayFor, exampleOf, exampleOfType, momentFor } from "./field-examples.ts";
import type { Issue, RuleCode } from "./issues.ts";
import { nearestName } from "./nearest-name.ts";
import { type FieldIssue, type FieldSource, unknownFields } from "./unknown-fields.ts";

type ZodIssue = z.core.$ZodIssue;

/**
 * Returns the issues of zod as issues of a file, with line and column.
 *
 * @param found Of a parse with `reportInput`: the sentences quote the input.
 * @param schema What the file was parsed with, for names and limits that zod does not report.
 */
export function schemaIssues(file: string, found: readonly ZodIssue[], locate: Locator, schema: z.ZodType): Issue[] {
  const source: FieldSource = { file, schema, locate, issues: withoutConsequences(found) };
  if (hasNoField(source)) {
    return [{ file, code: "yaml-syntax", line: 1, column: 1, values: { field: "", problem: "no-fields" } }];
  }
  // A text that breaks two patterns of its field is one mistake; so is a list whose measures are all in metres, and a
  // wrong name in every item of a list.
  const counts = new Map<string, number>();
  const nameOf = ({ code, values: { field, expected } }: Issue) => {
    const isHabit = code === "field-unknown" || expected === "millimetres";
    return `${code} ${isHabit ? String(field).replaceAll(/\[\d+\]/g, "") : field}`;
  };
  const issues = source.issues
    .flatMap((issue) => fromZodIssue(source, issue, issue.path))
    .filter((issue) => {
      const count = counts.get(nameOf(issue)) ?? 0;
      counts.set(nameOf(issue), count + 1);
      return count === 0;
    })
    .map((issue): FieldIssue => {
      const more = issue.code === "field-unknown" ? (counts.get(nameOf(issue)) ?? 1) - 1 : 0;
      return more > 0 ? { ...issue, values: { ...issue.values, more } } : issue;
    });
  // A field that is misspelt, or outside its group, is missing under its right name: that is one mistake.
  const meant = new Set(issues.flatMap((issue) => issue.meant ?? []));
  return issues
    .filter(({ code, values }) => code !== "field-missing" || !meant.has(String(values.field)))
    .map(({ meant: _meant, ...issue }) => issue);
}

/**
 * Returns issues without those about the length of a value that should be a list and is not: a text has a length too.
 */
function withoutConsequences(issues: readonly ZodIssue[]): ZodIssue[] {
  const notLists = new Set(
    issues
      .filter((issue) => issue.code === "invalid_type" && issue.expected === "array")
      .map(({ path }) => formatFieldPath(path)),
  );
  return issues.filter(
    ({ code, path }) => !(code === "too_small" || code === "too_big") || !notLists.has(formatFieldPath(path)),
  );
}

/** Whether the front matter of a file is empty, or all of its names are unknown. */
function hasNoField({ schema, locate, issues }: FieldSource): boolean {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const isUnknown = issues.some(({ code, path }) => code === "unrecognized_keys" && path.length === 0);
  return names.length > 1 && !isUnknown && !names.some((name) => locate.has([name]));
}

function fromZodIssue(source: FieldSource, issue: ZodIssue, path: FieldPath): FieldIssue[] {
  const { file, locate, schema } = source;
  const field = formatFieldPath(path);
  const at = (code: RuleCode, values: Issue["values"] = {}): Issue[] => [
    { file, code, ...locate.value(path), values: { field, ...values } },
  ];
  const isFigure = typeof issue.input === "number" || typeof issue.input === "boolean";
  const input = isFigure ? (locate.written(path) ?? issue.input) : issue.input;
  const written = shortValue(input);

  if (issue.code === "unrecognized_keys") return unknownFields(source, path, issue);
  if (!locate.has(path) && path.length > 0) return [missingField(source, path)];
  if (isInMetres(issue, schemaAt(schema, path))) {
    return at("field-type", { expected: "millimetres", found: written, example: toMillimetres(issue.input) });
  }
  switch (issue.code) {
    case "invalid_type":
      // Text without any «name: value».
      if (path.length === 0) return at("yaml-syntax", { problem: "no-fields" });
      if (locate.isNull(path)) return path.at(-1) === "alt" ? at("alt-missing", decorative) : at("field-missing");
      if (isDay(schema, path)) return at("date-invalid", { found: written, example: dayFor(written) ?? "" });
      if (issue.expected === "string" && isFigure) {
        // Between quotation marks it would have another form than the field has.
        const asText = schemaAt(schema, path)?.safeParse(written, { reportInput: true });
        if (asText?.error) return asText.error.issues.flatMap((inner) => fromZodIssue(source, inner, path));
      }
      return at("field-type", {
        expected: issue.expected,
        found: written,
        example: isListOfGroups(schema, path)
          ? ""
          : exampleOfType(issue.expected, issue.expected === "string" ? input : issue.input),
        ...groupAdvice(source, path, issue.expected),
      });
    case "invalid_value":
      return at("field-value", allowedValues(issue.values.map(String), written));
    case "invalid_format":
      if (issue.format === "moment")
        return at("date-invalid", { found: written, example: momentFor(written), hour: "2026-12-01 09:00" });
      if (issue.format === "date") return at("date-invalid", { found: written, example: dayFor(written) ?? "" });
      return at("field-format", {
        found: written,
        // A format without words of its own is explained in the handbook.
        form: issue.format in tools.check.forms ? issue.format : "",
        example: exampleOf(issue.format, String(issue.input)),
      });
    case "too_small":
      if (issue.origin === "string") return at("field-missing");
      return issue.origin === "array"
        ? at("field-count", countLimit("least", Number(issue.minimum), issue))
        : at("field-range", { found: written, ...rangeLimits(schemaAt(schema, path), issue) });
    case "too_big":
      if (issue.origin === "string") {
        const [count, most] = [String(issue.input).trim().length, Number(issue.maximum)];
        return at("field-length", { count, most, extra: count - most });
      }
      return issue.origin === "array"
        ? at("field-count", countLimit("most", Number(issue.maximum), issue))
        : at("field-range", { found: written, ...rangeLimits(schemaAt(schema, path), issue) });
    case "not_multiple_of":
      return at("field-range", { found: written, range: "step", step: issue.divisor });
    case "invalid_union": {
      // A discriminated union whose discriminator is wrong has the allowed values and no branches.
      const allowed = "options" in issue ? (issue.options ?? []).map(String) : [];
      const [nearest] = issue.errors.toSorted(
        (a, b) => Number(isOtherKind(a)) - Number(isOtherKind(b)) || a.length - b.length,
      );
      if (!nearest) return at("field-value", allowedValues(allowed, written));
      // Among the branches of the written kind, that with the fewest issues is the one that was most likely meant.
      return nearest.flatMap((inner) => fromZodIssue(source, inner, [...path, ...inner.path]));
    }
    default:
      return at("field-format", { found: written });
  }
}

/** Returns how many items a list has and should have. */
function countLimit(
  bound: "least" | "most",
  limit: number,
  { input, exact }: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
) {
  const count = Array.isArray(input) ? input.length : 0;
  const [missing, extra] = [Math.max(0, limit - count), Math.max(0, count - limit)];
  return { count, limit, bound: exact ? "exactly" : bound, missing, extra };
}

/** Returns both limits of a number if its schema has two, otherwise the one that zod reported. */
function rangeLimits(
  schema: z.ZodType | undefined,
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
): Issue["values"] {
  const { minValue, maxValue } = schema instanceof z.ZodNumber ? schema : {};
  // Whole numbers end where they are no longer exact.
  const [least, most] = [minValue, maxValue].map((limit) =>
    Math.abs(limit ?? Number.POSITIVE_INFINITY) < Number.MAX_SAFE_INTEGER ? Number(limit) : undefined,
  );
  if (least !== undefined && most !== undefined) return { range: issue.inclusive ? "between" : "within", least, most };
  if (issue.code === "too_small") return { range: issue.inclusive ? "least" : "above", least: Number(issue.minimum) };
  return { range: issue.inclusive ? "most" : "below", most: Number(issue.maximum) };
}

/** Whether a branch of a union expects another kind of value: a group of fields instead of a text. */
function isOtherKind(branch: readonly ZodIssue[]): boolean {
  return branch.some(({ code, path }) => code === "invalid_type" && path.length === 0);
}

/** The value that a writer may put into a front matter field for a decorative picture; bodies have no equivalent. */
const decorative = { empty: 'alt: ""' };

function missingField({ file, locate }: FieldSource, path: FieldPath): Issue {
  const parent = path.slice(0, -1);
  const name = String(path.at(-1));
  const inline = locate.isInline(parent) ? `${name}: …` : "";
  const values = { field: formatFieldPath(path), name, inline, parent: formatFieldPath(parent) };
  return name === "alt"
    ? { file, code: "alt-missing", ...locate.key(parent), values: { field: values.field, ...decorative } }
    : { file, code: "field-missing", ...locate.key(parent), values };
}

function allowedValues(allowed: readonly string[], written: string): Issue["values"] {
  const suggestion = nearestName(written, allowed) ?? "";
  return {
    allowed: allowed.join(", "),
    found: written,
    suggestion,
    only: allowed.length === 1 ? (allowed[0] ?? "") : "",
  };
}

/** No part of a plan is as thin in millimetres, and none as long in metres. */
const mostMetres = 30;

/** Whether a length that should be in whole millimetres was given in metres: `3.2`, and `6` beside it. */
function isInMetres({ code, input }: ZodIssue, field: z.ZodType | undefined): boolean {
  const isOffGrid = code === "invalid_type" || code === "not_multiple_of";
  return isOffGrid && marksOf(field).millimetres === true && typeof input === "number" && Math.abs(input) < mostMetres;
}

function toMillimetres(metres: unknown): number {
  return Math.round(Number(metres) * 1000);
}

/**
 * Returns the fields that a group has to have, and how a group or a list is written within another one between braces;
 * nothing if neither is expected.
 */
function groupAdvice({ schema, locate }: FieldSource, path: FieldPath, expected: string): Issue["values"] {
  const group = schemaAt(schema, path);
  const isInline = locate.isInline(path.slice(0, -1));
  if (expected === "array") return { inline: isInline ? "[…, …]" : "" };
  if (expected !== "object" || !(group instanceof z.ZodObject)) return {};
  const needed = Object.entries(group.shape).filter(([, field]) => !(field instanceof z.ZodOptional));
  const names = needed.map(([name]) => name);
  return { names: names.join(", "), inline: isInline ? `{ ${names.map((name) => `${name}: …`).join(", ")} }` : "" };
}

/** Whether the elements of a list have fields themselves, so that no list of words is right. */
function isListOfGroups(schema: z.ZodType | undefined, path: FieldPath): boolean {
  const list = schemaAt(schema, path);
  return list instanceof z.ZodArray && list.element instanceof z.ZodObject;
}

function isDay(schema: z.ZodType | undefined, path: FieldPath): boolean {
  return schemaAt(schema, path) instanceof z.ZodISODate;
}

/** Letters of a value that a sentence repeats. */
const mostLetters = 60;

/** Returns a value as a sentence can repeat it; "" for lists and groups, which are too long. */
function shortValue(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return "";
  const text = String(value).trim();
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}
