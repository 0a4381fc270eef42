import type { z } from "zod";
import type { Locator } from "#app/content/front-matter/yaml-positions.ts";
import type { Issue } from "#app/content/issues.ts";
import { formatFieldPath } from "#app/schemas/field-path.ts";
import { missingIds } from "./complete-ids.ts";

/** The fields of a file before they were parsed. */
interface FoundFields {
  readonly file: string;
  readonly data: unknown;
  readonly locate: Locator;
}

/**
 * Returns an issue for each item of a file without an id, with the one to write.
 *
 * @param others Issues of the same fields: an item whose id has a misspelt name has one already.
 */
export function missingIdIssues({ file, data, locate }: FoundFields, schema: z.ZodType, others: Issue[]): Issue[] {
  const misspelt = new Set(
    others
      .filter(({ code, values }) => code === "field-unknown" && values.suggestion === "id")
      .map(({ values }) => String(values.field).replace(/\.[^.]*$/, "")),
  );
  return missingIds(schema, data).flatMap(({ path, id }): Issue[] => {
    const field = formatFieldPath(path);
    if (misspelt.has(field)) return [];
    return [{ file, code: "item-id-missing", ...locate.value(path), values: { field, id } }];
  });
}
