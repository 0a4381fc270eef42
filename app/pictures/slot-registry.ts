import { z } from "zod";
import type { FieldPath } from "#app/schemas/field-path.ts";
import type { PictureSlot } from "./picture-slots.ts";

/** The slots in which the picture of a field is shown. */
export interface ShownIn {
  readonly slots: readonly PictureSlot[];
  /** Further slots of the first picture of a list. */
  readonly first?: readonly PictureSlot[];
}

const shownIn = z.registry<ShownIn>();

/**
 * Returns a copy of a picture field that names its slots; `npm run check` compares the picture with what they need.
 * `showIn(picture, { slots: ["lead"] })`
 */
export function showIn<Schema extends z.ZodObject>(schema: Schema, slots: ShownIn): Schema {
  const field = schema.clone();
  shownIn.add(field, slots);
  return field;
}

/** Returns the slots of the picture field at a path of the schema; empty if there is none. */
export function slotsAt(schema: z.ZodType, path: FieldPath): readonly PictureSlot[] {
  const field = schemaAt(schema, path);
  const shown = field && shownIn.get(field);
  if (!shown) return [];
  const isFirst = path.findLast((part) => typeof part === "number") === 0;
  return isFirst ? [...shown.slots, ...(shown.first ?? [])] : shown.slots;
}

/** Returns the schema of one field, `(page, ["cards", 2, "image"])`; undefined if there is none at that path. */
function schemaAt(schema: z.ZodType, path: FieldPath): z.ZodType | undefined {
  let field: unknown = schema;
  for (const part of path) {
    field = unwrap(field);
    if (field instanceof z.ZodObject) field = field.shape[String(part)];
    else if (field instanceof z.ZodArray) field = field.element;
    else return undefined;
  }
  const found = unwrap(field);
  return found instanceof z.ZodType ? found : undefined;
}

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? unwrap(schema.unwrap()) : schema;
}
