import type { z } from "zod";
import type { FieldPath } from "#app/schemas/field-path.ts";
import { idsOf, isFields, lacksId } from "./item-id.ts";
import { itemListsIn } from "./item-lists.ts";
import { suggestId } from "./suggest-id.ts";

/** An item without an id, and the one that it should have. */
export interface MissingId {
  /** Path of the item. */
  readonly path: FieldPath;
  readonly id: string;
}

/** Returns the items of a file that have no id, with one for each that no other item of its list has. */
export function missingIds(schema: z.ZodType, data: unknown): MissingId[] {
  return itemListsIn(schema, data).flatMap(({ path, items }) => {
    const taken = new Set(idsOf(items));
    return items.flatMap((item, index) => {
      if (!isFields(item) || !lacksId(item)) return [];
      const id = suggestId(item, taken);
      taken.add(id);
      return [{ path: [...path, index], id }];
    });
  });
}

/** Returns data in which no item lacks an id; `data` itself where none does. */
export function completeIds(schema: z.ZodType, data: unknown): unknown {
  const missing = missingIds(schema, data);
  if (missing.length === 0) return data;
  const complete: unknown = structuredClone(data);
  for (const { path, id } of missing) {
    const item = path.reduce<unknown>((value, part) => Object(value)[part], complete);
    Object.assign(Object(item), { id });
  }
  return complete;
}
