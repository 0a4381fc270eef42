import { z } from "zod";
import type { Explanations } from "./explanations.ts";

/** A JSON Schema of fields, as far as new files look at it. */
export interface FieldSchema {
  readonly [keyword: string]: unknown;
  readonly type?: string;
  /** What the field is for, in Spanish. */
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  /** What each entry of a list is; a tuple has `prefixItems` instead. */
  readonly items?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/**
 * Returns the JSON Schema of content fields: what a writer may write, explained in Spanish.
 *
 * @throws Error naming the explanation that is not there.
 */
export function fieldSchema(schema: z.ZodType, explanations: Explanations): FieldSchema {
  // Fields with a default may be left out.
  const plain = z.toJSONSchema(schema, { io: "input" });
  const explained: FieldSchema = JSON.parse(JSON.stringify(plain), (_key, value: unknown) =>
    isDescribed(value) ? explain(value, explanations) : value,
  );
  return explained;
}

/** Whether a value is a schema with a description; a field that is called so is a schema itself. */
function isDescribed(value: unknown): value is { readonly description: string } {
  return typeof value === "object" && value !== null && "description" in value && typeof value.description === "string";
}

function explain(field: { readonly description: string }, explanations: Explanations): FieldSchema {
  const description = explanations.get(field.description);
  if (description === undefined) {
    throw new Error(`locales/es.json has no explanation «${field.description}», which a schema names.`);
  }
  return { ...field, description };
}
