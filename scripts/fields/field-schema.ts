import { z } from "zod";
import type { Explanations } from "./explanations.ts";

/** A JSON Schema (draft 7) of fields, as far as editors and new files look at it. */
export interface FieldSchema {
  readonly [keyword: string]: unknown;
  readonly type?: string;
  /** What the field is for, in Spanish. */
  readonly description?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  /** What each entry of a list is; a list of schemas is that of a tuple. */
  readonly items?: FieldSchema | readonly FieldSchema[];
  readonly anyOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** Returns the schema of the entries of a list; undefined where they differ from place to place, as in a point. */
export function schemaOfEntries({ items }: FieldSchema): FieldSchema | undefined {
  return isTuple(items) ? undefined : items;
}

function isTuple(items: FieldSchema["items"]): items is readonly FieldSchema[] {
  return Array.isArray(items);
}

/**
 * Returns the JSON Schema of content fields: what a writer may write, explained in Spanish. Where a text has not the form
 * that it should have, editors show the explanation as well.
 *
 * @throws Error naming the explanation that is not there.
 */
export function fieldSchema(schema: z.ZodType, explanations: Explanations): FieldSchema {
  // The newest draft that the YAML server of editors understands; fields with a default may be left out.
  const plain = z.toJSONSchema(schema, { target: "draft-07", io: "input" });
  const explained: FieldSchema = JSON.parse(JSON.stringify(plain), (_key, value: unknown) =>
    isDescribed(value) ? explain(value, explanations) : value,
  );
  return explained;
}

interface Described {
  readonly description: string;
  readonly format?: unknown;
  readonly pattern?: unknown;
}

/** Whether a value is a schema with a description; a field that is called so is a schema itself. */
function isDescribed(value: unknown): value is Described {
  return typeof value === "object" && value !== null && "description" in value && typeof value.description === "string";
}

function explain({ pattern, ...field }: Described, explanations: Explanations): FieldSchema {
  const description = explanations.get(field.description);
  if (description === undefined) {
    throw new Error(`locales/es.json has no explanation «${field.description}», which a schema names.`);
  }
  // The format of a day says the same in fewer signs.
  const form = pattern === undefined || field.format === "date" ? {} : { pattern, patternErrorMessage: description };
  return { ...field, ...form, description };
}
