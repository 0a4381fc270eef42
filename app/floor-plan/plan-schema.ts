/**
 * A floor plan in millimetres. The origin is the outer corner at the front left; x grows to the right, y to the back.
 */
import { z } from "zod";
import { picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { asMillimetres } from "#app/schemas/field-marks.ts";
import { atLeastOne, identifier, text } from "#app/schemas/fields.ts";

/** In steps of 5 mm, in which the URLs of designs count. */
const inFives = z.int().multipleOf(5);
const millimetres = asMillimetres(inFives);
export const positiveMillimetres = asMillimetres(inFives.positive());
export const naturalMillimetres = asMillimetres(inFives.nonnegative());
const point = z.tuple([millimetres, millimetres]);
const polygon = z.array(point).min(4);
/** Left, front, width, depth. */
export const rectangle = z.tuple([millimetres, millimetres, positiveMillimetres, positiveMillimetres]);

const walls = z.strictObject({ exterior: positiveMillimetres });

const partition = z.strictObject({ id: identifier, rect: rectangle });

const room = z.strictObject({
  id: identifier,
  name: text,
  polygon,
});

const doorPlace = {
  id: identifier,
  // Id of the partition that it is in.
  wall: identifier,
  // Coordinate along that partition.
  from: millimetres,
  width: positiveMillimetres,
};
const end = z.enum(["start", "end"]);

const door = z.discriminatedUnion("type", [
  z.strictObject({
    ...doorPlace,
    type: z.literal("sliding"),
    // Id of the room on whose side the leaf slides.
    face: identifier,
    slides: end,
  }),
  z.strictObject({
    ...doorPlace,
    type: z.literal("hinged"),
    hinge: end,
    // Id of the room into which the leaf turns.
    into: identifier,
  }),
  z.strictObject({ ...doorPlace, type: z.literal("opening") }),
]);

const opening = z.strictObject({
  id: identifier,
  kind: z.enum(["sliding", "window"]),
  // The position of its beginning on the outer face.
  at: point,
  axis: z.enum(["x", "y"]),
  width: positiveMillimetres,
  sill: naturalMillimetres,
  head: positiveMillimetres,
  panels: z.int().positive(),
  entrance: z.boolean().optional(),
});

/** The furniture that the drawing supports. */
export const furniturePieces = [
  "armchair",
  "basin",
  "bed",
  "bench",
  "bookcase",
  "bunk",
  "cabinet",
  "desk",
  "drawers",
  "easel",
  "exercise-bike",
  "floor-lamp",
  "fridge",
  "kitchen",
  "laundry",
  "massage-table",
  "mat",
  "plant",
  "rug",
  "shower",
  "side-table",
  "sideboard",
  "sofa",
  "sofa-bed",
  "table",
  "toilet",
  "wardrobe",
  "weight-rack",
] as const;
export type FurniturePiece = (typeof furniturePieces)[number];

/** The kind of a piece, and the side of its back or headboard: s is the front of the plan. */
export const pieceFields = {
  piece: z.enum(furniturePieces),
  back: z.enum(["n", "s", "e", "w"]).optional(),
} as const;

const furnitureFields = {
  label: text,
  back: pieceFields.back,
  rect: rectangle,
  room: identifier,
  // Whether it belongs to the building.
  fixed: z.boolean(),
};

const kitchen = z.strictObject({
  ...furnitureFields,
  piece: z.literal("kitchen"),
  // Number of rings of the hob.
  rings: z.int().min(1).max(6).default(4),
  // Whether there is one under the worktop.
  fridge: z.boolean().default(false),
});

const furniture = z.discriminatedUnion("piece", [
  kitchen,
  z.strictObject({ ...furnitureFields, piece: pieceFields.piece.exclude(["kitchen"]) }),
]);
export type Furniture = z.output<typeof furniture>;

/** The kinds of wood on the fronts. */
const claddings = ["larch", "pine", "charred"] as const;
export type Cladding = (typeof claddings)[number];

export const planSchema = z.strictObject({
  id: identifier,
  title: text,
  // On its tab, if a model has several plans.
  name: text.optional(),
  note: text,
  // The same floor in a picture, without the roof.
  cutaway: showIn(picture, { slots: ["plan"] }),
  outline: polygon,
  // From left to right; the last one continues to the end.
  cladding: z.array(z.enum(claddings)).min(1).optional(),
  walls,
  partitions: z.array(partition),
  rooms: atLeastOne(room),
  doors: z.array(door),
  openings: atLeastOne(opening),
  furniture: z.array(furniture),
});
export type Plan = z.output<typeof planSchema>;
/** A plan as far as it can be drawn, without what only its page shows beside it. */
export type DrawnPlan = Omit<Plan, "title" | "note" | "cutaway">;
