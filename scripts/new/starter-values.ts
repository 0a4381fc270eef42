import type { FieldSchema } from "#scripts/fields/field-schema.ts";

/** Stands where a writer has to write; the check reports it (`text-unfinished`). */
export const pending = "PENDIENTE";

/** Id of the only item of a new list, whose words are still to be written. */
const newItem = "elemento";

/**
 * Returns the values with which a new file begins: those that are given, and for every other field that has to be there
 * the least that its schema allows, in the order of the schema.
 */
export function starterValues(schema: FieldSchema, given: unknown): unknown {
  const { type, properties, required = [] } = schema;
  const entries = schema.items;
  if (properties) {
    const fields = isRecord(given) ? given : {};
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => fields[name] !== undefined || (given !== null && required.includes(name)))
        .map(([name, field]) => [name, starterValues(field, givenValue(fields, name))]),
    );
  }
  if (Array.isArray(given)) return entries ? given.map((item) => starterValues(entries, item)) : given;
  if (given !== undefined) return withFields(schema, given);
  if (entries) return [starterValues(entries, undefined)];
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (choices) return choices[0];
  if (type === "boolean") return false;
  if (type === "number" || type === "integer") return 0;
  return pending;
}

function givenValue(fields: Readonly<Record<string, unknown>>, name: string): unknown {
  return fields[name] === undefined && name === "id" ? newItem : fields[name];
}

/** A choice of schemas completes an object by the first that has fields: «sizes, or null». */
function withFields({ anyOf, oneOf }: FieldSchema, given: unknown): unknown {
  const choice = (anyOf ?? oneOf)?.find(({ properties }) => properties);
  return choice && isRecord(given) ? starterValues(choice, given) : given;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
