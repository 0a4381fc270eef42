import { z } from "zod";
import type { FieldPath } from "#app/schemas/field-path.ts";
import type { PictureSlot } from "./picture-slots.ts";

/** In which places of the layout the picture of a field is shown. */
export interface ShownIn {
  readonly slots: readonly PictureSlot[];
  /** Further places for the first picture of a list. */
  readonly first?: readonly PictureSlot[];
}

const shownIn = z.registry<ShownIn>();

/**
 * A picture field of its own that says where it is shown; `npm run check` compares the picture with what is needed
 * there. `showIn(picture, { slots: ["lead"] })`
 */
export function showIn<Schema extends z.ZodObject>(schema: Schema, places: ShownIn): Schema {
  const field = schema.clone();
  shownIn.add(field, places);
  return field;
}

/** Where a picture field is shown: the slots of the schema at this path, none where there is no picture. */
export function slotsAt(schema: z.ZodType, path: FieldPath): readonly PictureSlot[] {
  const field = schemaAt(schema, path);
  const places = field && shownIn.get(field);
  if (!places) return [];
  const isFirst = path.findLast((part) => typeof part === "number") === 0;
  return isFirst ? [...places.slots, ...(places.first ?? [])] : places.slots;
}

/** The schema of one field: `(page, ["cards", 2, "image"])`; undefined where objects and lists do not lead there. */
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
