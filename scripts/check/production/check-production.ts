import type { Issue } from "#app/content/issues.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { type FieldPath, formatFieldPath } from "#app/schemas/field-path.ts";
import type { Site } from "#app/site/site.server.ts";

// `.example` is reserved for examples (RFC 2606). The telephone number is one that nobody can have, and values that are
// still to be decided say so.
const exampleValue = /ejemplo|\.example\b|\+34 964 000 000|pendiente de|por decidir|todavía no/i;

/** Returns whether a value of `content/site.yaml` is still the company's to give. */
const isOpen = (value: unknown) => value === null || value === "unset" || (Array.isArray(value) && value.length === 0);

/** Values that may stay empty: the catalogue is made by the build then. */
const optional: readonly string[] = ["catalogo.url"];

/** Returns what a site that goes online may not have: example values, gaps and invented customers. */
export function checkProduction({ files }: Pick<Site, "files">): Issue[] {
  const result = files.site();
  const values = result.ok
    ? textFields(result.site)
        .filter(({ text }) => exampleValue.test(text))
        .map(
          ({ path, text }): Issue => ({
            file: "content/site.yaml",
            code: "example-value",
            ...result.locate.value(path),
            values: { field: formatFieldPath(path), text },
          }),
        )
    : [];
  const gaps = result.ok
    ? openFields(result.site)
        .filter((path) => !optional.includes(formatFieldPath(path)))
        .map(
          (path): Issue => ({
            file: "content/site.yaml",
            code: "company-fact-missing",
            ...result.locate.key(path),
            values: { field: formatFieldPath(path) },
          }),
        )
    : [];
  const stories = files
    .collection("stories", defaultLocale)
    .entries.filter(({ data }) => data.sample)
    .map(({ file, locate }): Issue => ({ file, code: "example-story", ...locate.key(["sample"]), values: {} }));
  return [...values, ...gaps, ...stories];
}

/** Returns the paths of the fields that are still the company's to give. */
function openFields(value: unknown, path: FieldPath = []): FieldPath[] {
  if (isOpen(value)) return [path];
  if (typeof value !== "object" || value === null) return [];
  const named = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  return named.flatMap(([name, inner]) => openFields(inner, [...path, name]));
}
