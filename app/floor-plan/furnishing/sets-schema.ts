/** Furniture for a use, drawn by hand for one plan: `content/designer/sets.yaml`. */
import { z } from "zod";
import { furniturePieces } from "#app/floor-plan/plan-schema.ts";
import { asMillimetres } from "#app/schemas/field-marks.ts";
import { atLeastOne, identifier, modelId } from "#app/schemas/fields.ts";

const place = asMillimetres(z.int().nonnegative().multipleOf(5));
const length = asMillimetres(z.int().positive().multipleOf(5));

const setPiece = z.strictObject({
  piece: z.enum(furniturePieces),
  // The side of its back or headboard: s is the front of the plan.
  back: z.enum(["n", "s", "e", "w"]).optional(),
  // Left, front, width, depth on the plan.
  rect: z.tuple([place, place, length, length]),
});

const furnitureSet = z.strictObject({
  model: modelId,
  plan: identifier,
  // The key of its name in the locale file.
  use: identifier,
  // What replaces the movable furniture of the plan; what belongs to the building stays.
  furniture: atLeastOne(setPiece),
});

export const setsSchema = z.strictObject({ sets: atLeastOne(furnitureSet) });
export type FurnitureSet = z.output<typeof furnitureSet>;
