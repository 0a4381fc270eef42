import { z } from "zod";
import type { FieldPath } from "#app/schemas/field-path.ts";
import { schemaAt } from "#app/schemas/schema-at.ts";
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

/** Returns the slots of the picture field at a path of the schema; empty if it has no slots. */
export function slotsAt(schema: z.ZodType | undefined, path: FieldPath): readonly PictureSlot[] {
  const field = schemaAt(schema, path);
  const shown = field && shownIn.get(field);
  if (!shown) return [];
  const isFirst = path.findLast((part) => typeof part === "number") === 0;
  return isFirst ? [...shown.slots, ...(shown.first ?? [])] : shown.slots;
}
