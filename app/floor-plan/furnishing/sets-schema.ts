/** Furniture for a use, drawn by hand for one plan: `content/designer/sets.yaml`. */
import { z } from "zod";
import { pieceFields } from "#app/floor-plan/plan-schema.ts";
import { asMillimetres } from "#app/schemas/field-marks.ts";
import { atLeastOne, identifier, modelId } from "#app/schemas/fields.ts";
import { wholeLength } from "./catalogue-schema.ts";

/** The uses that a plan can be furnished for: the keys of their names in the locale file, in the order shown. */
export const furnitureUses = ["office", "guests", "studio", "holiday", "gym"] as const;

const place = asMillimetres(z.int().nonnegative().multipleOf(5));

const setPiece = z.strictObject({
  ...pieceFields,
  // Left, front, width, depth on the plan.
  rect: z.tuple([place, place, wholeLength, wholeLength]),
});

const furnitureSet = z.strictObject({
  model: modelId,
  plan: identifier,
  use: z.enum(furnitureUses),
  // Instead of the movable furniture of the plan.
  furniture: atLeastOne(setPiece),
});

export const setsSchema = z.strictObject({ sets: atLeastOne(furnitureSet) });
export type FurnitureSet = z.output<typeof furnitureSet>;
