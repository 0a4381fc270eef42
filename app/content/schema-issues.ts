import type { z } from "zod";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import type { Locator } from "./front-matter/yaml-positions.ts";
import type { Issue, RuleCode } from "./issues.ts";
import { nearestName } from "./nearest-name.ts";

type ZodIssue = z.core.$ZodIssue;

/** Returns the issues of zod as issues of a file, with line and column. */
export function schemaIssues(file: string, error: z.ZodError, locate: Locator): Issue[] {
  // A misspelt field is missing under its right name, so missing names are the ones to suggest.
  const missing = (parent: FieldPath) =>
    error.issues
      .filter(({ path }) => path.length === parent.length + 1 && parent.every((part, index) => part === path[index]))
      .filter(({ path }) => !locate.has(path))
      .map(({ path }) => String(path.at(-1)));
  return error.issues.flatMap((issue) => fromZodIssue(file, issue, issue.path, locate, missing));
}

function fromZodIssue(
  file: string,
  issue: ZodIssue,
  path: FieldPath,
  locate: Locator,
  missing: (parent: FieldPath) => string[],
): Issue[] {
  const field = formatFieldPath(path);
  const at = (code: RuleCode, values: Issue["values"] = {}): Issue[] => [
    { file, code, ...locate.value(path), values: { field, ...values } },
  ];

  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((name) => ({
      file,
      code: "field-unknown",
      ...locate.key([...path, name]),
      values: { field: formatFieldPath([...path, name]), suggestion: nearestName(name, missing(path)) ?? "" },
    }));
  }
  if (!locate.has(path) && path.length > 0) {
    const code = path.at(-1) === "alt" ? "alt-missing" : "field-missing";
    return [{ file, code, ...locate.key(path.slice(0, -1)), values: { field } }];
  }
  switch (issue.code) {
    case "invalid_type":
      return locate.isNull(path) ? at("field-empty") : at("field-type", { expected: issue.expected });
    case "invalid_value":
      return at("field-value", { allowed: issue.values.join(", ") });
    case "invalid_format":
      if (issue.format === "moment") return at("moment-invalid");
      return issue.format === "date" ? at("date-invalid") : at("field-format");
    case "too_small":
      if (issue.origin === "string") return at("field-empty");
      return at(issue.origin === "array" ? "field-count" : "field-range", { limit: Number(issue.minimum) });
    case "too_big":
      return at(issue.origin === "array" ? "field-count" : "field-range", { limit: Number(issue.maximum) });
    case "invalid_union": {
      // A discriminated union whose discriminator is wrong has the allowed values and no branches.
      const allowed = "options" in issue ? issue.options?.join(", ") : undefined;
      const [nearest] = [...issue.errors].sort((a, b) => a.length - b.length);
      if (!nearest) return at("field-value", { allowed: allowed ?? "" });
      // The branch with the fewest issues is the one that the writer most likely meant.
      return nearest.flatMap((inner) => fromZodIssue(file, inner, [...path, ...inner.path], locate, missing));
    }
    default:
      return at("field-format");
  }
}
