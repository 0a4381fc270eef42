import type { ContentSchema } from "./content-schemas.ts";
import type { Explanations } from "./explanations.ts";
import { fieldSchema } from "./field-schema.ts";

/** Folder of the files below, from the project's root. */
export const schemaFolder = ".vscode/schemas";

/** Returns the texts of the JSON Schemas that editors read, by their paths from the project's root. */
export function schemaFiles(
  schemas: readonly ContentSchema[],
  explanations: Explanations,
): ReadonlyMap<string, string> {
  return new Map(
    schemas.map(({ name, schema }) => [
      `${schemaFolder}/${name}.json`,
      `${JSON.stringify(fieldSchema(schema, explanations), null, 2)}\n`,
    ]),
  );
}
