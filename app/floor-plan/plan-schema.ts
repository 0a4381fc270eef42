/**
 * A floor plan in millimetres. The origin is the outer corner at the front left; x grows to the right, y to the back.
 */
import { z } from "zod";
import { picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { atLeastOne, identifier, text } from "#app/schemas/fields.ts";

const millimetres = z.int().describe("Millimetres.");
const positiveMillimetres = z.int().positive().describe("Millimetres, more than zero.");
const point = z.tuple([millimetres, millimetres]).describe("A point: [x, y].");
const polygon = z.array(point).min(4);
const rectangle = z
  .tuple([millimetres, millimetres, positiveMillimetres, positiveMillimetres])
  .describe("A rectangle: [x, y, width, depth].");
const roomPair = z.tuple([identifier, identifier]).describe("The ids of the two rooms.");

const walls = z.strictObject({
  exterior: positiveMillimetres.describe("Thickness of the outer walls."),
  interior: positiveMillimetres.describe("Thickness of the partitions."),
});

const partition = z.strictObject({ id: identifier, rect: rectangle });

const room = z.strictObject({
  id: identifier,
  name: text("Name of the room."),
  polygon: polygon.describe("Inner outline of the room; its area is worked out from it."),
});

const boundary = z.strictObject({
  from: point,
  to: point,
  rooms: roomPair,
});

const doorPlace = {
  id: identifier,
  wall: identifier.describe("Id of the partition that the door is in."),
  from: millimetres.describe("Where the door begins: absolute coordinate along the partition."),
  width: positiveMillimetres.describe("Clear width."),
  connects: roomPair,
};
const end = z.enum(["start", "end"]);

const door = z.discriminatedUnion("type", [
  z.strictObject({
    ...doorPlace,
    type: z.literal("sliding").describe("A leaf that slides along the partition."),
    face: identifier.describe("Id of the room on whose side the leaf runs."),
    slides: end.describe("End towards which it opens."),
  }),
  z.strictObject({
    ...doorPlace,
    type: z.literal("hinged").describe("A leaf that turns."),
    hinge: end.describe("End at which the hinges are."),
    into: identifier.describe("Id of the room that the leaf sweeps."),
  }),
  z.strictObject({ ...doorPlace, type: z.literal("opening").describe("A passage without a leaf.") }),
]);

const opening = z.strictObject({
  id: identifier,
  kind: z.enum(["sliding", "window"]).describe("Sliding glass door or window."),
  at: point.describe("Where the opening begins on the outer face."),
  axis: z.enum(["x", "y"]).describe("Direction in which its width is measured."),
  width: positiveMillimetres.describe("Width."),
  sill: z.int().nonnegative().describe("Height of the lower edge above the floor."),
  head: positiveMillimetres.describe("Height of the upper edge above the floor."),
  panels: z.int().positive().describe("Number of leaves."),
  rooms: z.array(identifier).min(1).max(2).describe("The ids of the rooms that it lights."),
  entrance: z.boolean().optional().describe("True for the opening that one comes in by."),
});

/** The furniture that the drawing supports. */
export const furniturePieces = [
  "basin",
  "bed",
  "bookcase",
  "cabinet",
  "desk",
  "fridge",
  "kitchen",
  "laundry",
  "shower",
  "sofa",
  "sofa-bed",
  "table",
  "toilet",
  "wardrobe",
] as const;
export type FurniturePiece = (typeof furniturePieces)[number];

const furniture = z.strictObject({
  label: text("Name of the piece, for people."),
  piece: z.enum(furniturePieces).describe("Piece of the catalogue."),
  back: z
    .enum(["n", "s", "e", "w"])
    .optional()
    .describe("Side of its back or headboard: n is the back of the plan, s its front."),
  rect: rectangle,
  room: identifier.describe("Id of the room that it stands in."),
  fixed: z.boolean().describe("True for what is built in, false for what the owner brings."),
});

/** The kinds of wood on the fronts. */
const claddings = ["larch", "pine", "charred"] as const;
export type Cladding = (typeof claddings)[number];

export const planSchema = z
  .strictObject({
    id: identifier,
    title: text("Title of the plan."),
    name: text("Short name of the plan, beside the names of the model's other plans.").optional(),
    note: text("Warning below the plan: the layout is a suggestion."),
    cutaway: showIn(picture, { slots: ["plan", "presentation"] }).describe(
      "The same plan as a picture without its roof.",
    ),
    outline: polygon.describe("Outer outline of the building."),
    cladding: z
      .array(z.enum(claddings))
      .min(1)
      .optional()
      .describe("Wood of the fronts as the pictures show it, from left to right; the last one goes on."),
    walls: walls.describe("Thickness of the walls."),
    partitions: z.array(partition).describe("Inner walls."),
    rooms: atLeastOne(room.describe("A room."), "The rooms."),
    boundaries: z.array(boundary).optional().describe("Limits between rooms that no wall divides."),
    doors: z.array(door).describe("Inner doors."),
    openings: atLeastOne(opening.describe("A window or glass door."), "Windows and glass doors of the outer walls."),
    furniture: z.array(furniture).describe("Furniture and fittings."),
  })
  .describe("A floor plan.");
export type Plan = z.output<typeof planSchema>;
