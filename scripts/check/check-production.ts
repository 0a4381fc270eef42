import type { ContentFiles } from "#app/content/content-files.server.ts";
import type { Issue } from "#app/content/issues.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { formatFieldPath } from "#app/schemas/field-path.ts";

// `.example` is reserved for examples (RFC 2606). The telephone number is one that nobody can have, and values that are
// still to be decided say so.
const exampleValue = /ejemplo|\.example\b|\+34 964 000 000|pendiente de|por decidir|todavía no/i;

/** Returns what a site that goes online may not have: example values and invented customers. */
export function checkProduction(files: ContentFiles): Issue[] {
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
  const stories = files
    .collection("stories", defaultLocale)
    .entries.filter(({ data }) => data.sample)
    .map(({ file, locate }): Issue => ({ file, code: "example-story", ...locate.key(["sample"]), values: {} }));
  return [...values, ...stories];
}
