import { z } from "zod";
import type { Locator } from "#app/content/front-matter/yaml-positions.ts";
import { marksOf } from "#app/schemas/field-marks.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import { schemaAt } from "#app/schemas/schema-at.ts";
import tools from "#locales/tools/es.json" with { type: "json" };
import type { Issue, RuleCode } from "./issues.ts";
import { nearestName } from "./nearest-name.ts";
import { type FieldIssue, type FieldSource, unknownFields } from "./unknown-fields.ts";

type ZodIssue = z.core.$ZodIssue;

/**
 * Returns the issues of zod as issues of a file, one for each field.
 *
 * @param found Of a parse with `reportInput`: the sentences quote the input.
 * @param schema What the file was parsed with, for names that zod does not report.
 */
export function schemaIssues(file: string, found: readonly ZodIssue[], locate: Locator, schema: z.ZodType): Issue[] {
  const source = { file, schema, locate };
  if (hasNoField(source, found)) {
    return [{ file, code: "yaml-syntax", line: 1, column: 1, values: { field: "", problem: "no-fields" } }];
  }
  const issues = found.flatMap((issue) => fromZodIssue(source, issue, issue.path));
  // A field that is misspelt, or outside its group, is missing under its right name: that is one mistake.
  const meant = new Set(issues.flatMap((issue) => issue.meant ?? []));
  const own = issues.filter(({ code, values }) => code !== "field-missing" || !meant.has(String(values.field)));
  return [...Map.groupBy(own, nameOf).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { meant: _meant, ...issue } = first;
    const more = issue.code === "field-unknown" ? others.length : 0;
    return more > 0 ? { ...issue, values: { ...issue.values, more } } : issue;
  });
}

/** Returns the field of an issue. A wrong name, or metres, in every item of a list is one habit. */
function nameOf({ code, values: { field, expected } }: Issue): string {
  const isHabit = code === "field-unknown" || expected === "millimetres";
  return isHabit ? String(field).replaceAll(/\[\d+\]/g, "") : String(field);
}

/** Whether the front matter of a file is empty, or all of its names are unknown. */
function hasNoField({ schema, locate }: FieldSource, issues: readonly ZodIssue[]): boolean {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const isUnknown = issues.some(({ code, path }) => code === "unrecognized_keys" && path.length === 0);
  return names.length > 1 && !isUnknown && !names.some((name) => locate.has([name]));
}

function fromZodIssue(source: FieldSource, issue: ZodIssue, path: FieldPath): FieldIssue[] {
  const { file, locate } = source;
  const schema = schemaAt(source.schema, path);
  const at = (code: RuleCode, values: Issue["values"] = {}): Issue[] => [
    { file, code, ...locate.value(path), values: { field: formatFieldPath(path), ...values } },
  ];
  const isFigure = typeof issue.input === "number" || typeof issue.input === "boolean";
  const found = shortValue(isFigure ? (locate.written(path) ?? issue.input) : issue.input);

  if (issue.code === "unrecognized_keys") return unknownFields(source, path, issue);
  if (!locate.has(path) && path.length > 0) return [missingField(source, path)];
  if (isInMetres(issue, schema)) return at("field-type", { expected: "millimetres", found });
  switch (issue.code) {
    case "invalid_type":
      // Text without any «name: value».
      if (path.length === 0) return at("yaml-syntax", { problem: "no-fields" });
      if (locate.isNull(path)) return path.at(-1) === "alt" ? at("alt-missing", decorative) : at("field-missing");
      if (schema instanceof z.ZodISODate) return at("date-invalid", { found });
      return at("field-type", { expected: issue.expected, found, names: neededFields(schema) });
    case "invalid_value":
      return at("field-value", allowedValues(issue.values.map(String), found));
    case "invalid_format":
      if (issue.format === "moment") return at("date-invalid", { found, hour: "2026-12-01 09:00" });
      if (issue.format === "date") return at("date-invalid", { found });
      // A format without words of its own is explained in the handbook.
      return at("field-format", { found, form: issue.format in tools.check.forms ? issue.format : "" });
    case "too_small":
    case "too_big":
      return sizeIssue(issue, found).flatMap(([code, values]) => at(code, values));
    case "not_multiple_of":
      return at("field-range", { found, range: "step", limit: issue.divisor });
    case "invalid_union": {
      // A discriminated union whose discriminator is wrong has the allowed values and no branches.
      const allowed = "options" in issue ? (issue.options ?? []).map(String) : [];
      const [nearest] = issue.errors.toSorted(
        (a, b) => Number(isOtherKind(a)) - Number(isOtherKind(b)) || a.length - b.length,
      );
      if (!nearest) return at("field-value", allowedValues(allowed, found));
      // Among the branches of the written kind, that with the fewest issues is the one that was most likely meant.
      return nearest.flatMap((inner) => fromZodIssue(source, inner, [...path, ...inner.path]));
    }
    default:
      return at("field-format", { found });
  }
}

/** Returns what is wrong with a text, list or number that is too long or short, large or small. */
function sizeIssue(
  issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall,
  found: string,
): [readonly [code: RuleCode, values?: Issue["values"]]] {
  const { code, origin, input, inclusive, exact } = issue;
  const limit = Number(code === "too_big" ? issue.maximum : issue.minimum);
  const bound = code === "too_big" ? "most" : "least";
  if (origin === "array") {
    const count = Array.isArray(input) ? input.length : 0;
    return [["field-count", { count, limit, bound: exact ? "exactly" : bound }]];
  }
  if (origin !== "string") return [["field-range", { found, limit, range: inclusive ? bound : `${bound}-exclusive` }]];
  if (code === "too_small") return [["field-missing"]];
  const count = String(input).trim().length;
  return [["field-length", { count, most: limit, extra: count - limit }]];
}

/** Whether a branch of a union expects another kind of value: a group of fields instead of a text. */
function isOtherKind(branch: readonly ZodIssue[]): boolean {
  return branch.some(({ code, path }) => code === "invalid_type" && path.length === 0);
}

/** The value that a writer may put into a front matter field for a decorative picture; bodies have no equivalent. */
const decorative = { empty: 'alt: ""' };

function missingField({ file, locate }: FieldSource, path: FieldPath): Issue {
  const [parent, name] = [path.slice(0, -1), String(path.at(-1))];
  const values = { field: formatFieldPath(path), name, parent: formatFieldPath(parent) };
  return name === "alt"
    ? { file, code: "alt-missing", ...locate.key(parent), values: { field: values.field, ...decorative } }
    : { file, code: "field-missing", ...locate.key(parent), values };
}

function allowedValues(allowed: readonly string[], found: string): Issue["values"] {
  const [only = "", ...others] = allowed;
  const suggestion = nearestName(found, allowed) ?? "";
  return { allowed: allowed.join(", "), found, suggestion, only: others.length > 0 ? "" : only };
}

/** No part of a plan is as thin in millimetres, and none as long in metres. */
const mostMetres = 30;

/** Whether a length that should be in whole millimetres was given in metres: `3.2`, and `6` beside it. */
function isInMetres({ code, input }: ZodIssue, field: z.ZodType | undefined): boolean {
  const isOffGrid = code === "invalid_type" || code === "not_multiple_of";
  return isOffGrid && marksOf(field).millimetres === true && typeof input === "number" && Math.abs(input) < mostMetres;
}

/** Returns the names of the fields that a group has to have; "" for other values. */
function neededFields(schema: z.ZodType | undefined): string {
  const fields = schema instanceof z.ZodObject ? Object.entries(schema.shape) : [];
  return fields.flatMap(([name, field]) => (field instanceof z.ZodOptional ? [] : name)).join(", ");
}

/** Letters of a value that a sentence repeats. */
const mostLetters = 60;

/** Returns a value as a sentence can repeat it; "" for lists and groups, which are too long. */
function shortValue(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return "";
  const text = String(value).trim();
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}
