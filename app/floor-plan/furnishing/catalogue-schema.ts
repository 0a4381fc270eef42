/** The furniture that a plan can be furnished with: `content/designer/catalogue.yaml`. */
import { z } from "zod";
import { furniturePieces, positiveMillimetres } from "#app/floor-plan/plan-schema.ts";
import { atLeastOne } from "#app/schemas/fields.ts";

/** The rooms by which pieces are listed, in the order of the list. */
const pieceRooms = ["living", "dining", "bedroom", "work", "wellness", "bathroom"] as const;

/** Why a piece needs free space: the key of its words in the locale file. */
const needReasons = ["climb", "cook", "lie", "open", "reach", "sit", "train", "unfold", "use", "wash"] as const;
export type NeedReason = (typeof needReasons)[number];

const need = z.strictObject({
  // The front is opposite the back; the long sides of a bed are beside its headboard.
  side: z.enum(["front", "long-side", "long-sides"]),
  depth: positiveMillimetres,
  // How much of the side has to be free; all of it by default.
  length: positiveMillimetres.optional(),
  reason: z.enum(needReasons),
});

const cataloguePiece = z.strictObject({
  room: z.enum(pieceRooms),
  // Width along the back, depth away from it, height.
  sizes: atLeastOne(z.tuple([positiveMillimetres, positiveMillimetres, positiveMillimetres])),
  // Whether it belongs to the building and cannot be moved.
  fixed: z.boolean().default(false),
  // Other pieces may lie on it.
  flat: z.boolean().default(false),
  needs: z.array(need).default([]),
});

/** The pieces of a catalogue by their kinds. Every kind has a drawing. */
export const catalogueSchema = z.strictObject({
  pieces: z.partialRecord(z.enum(furniturePieces), cataloguePiece),
});
export type Catalogue = z.output<typeof catalogueSchema>["pieces"];
export type CataloguePiece = z.output<typeof cataloguePiece>;
export type PieceNeed = z.output<typeof need>;
