/** Furniture for a use, drawn by hand for one plan: `content/designer/sets.yaml`. */
import { z } from "zod";
import { naturalMillimetres, pieceFields, positiveMillimetres } from "#app/floor-plan/plan-schema.ts";
import { atLeastOne, identifier, modelId } from "#app/schemas/fields.ts";

/** The uses that a plan can be furnished for: the keys of their names in the locale file, in the order shown. */
export const furnitureUses = ["office", "guests", "studio", "holiday", "gym"] as const;

const setPiece = z.strictObject({
  ...pieceFields,
  // Left, front, width, depth on the plan.
  rect: z.tuple([naturalMillimetres, naturalMillimetres, positiveMillimetres, positiveMillimetres]),
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
