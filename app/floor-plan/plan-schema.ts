/**
 * A floor plan in millimetres. The origin is the outer corner at the front left; x grows to the right, y to the back.
 */
import { z } from "zod";
import { picture } from "#app/pictures/picture-field.ts";
import { showIn } from "#app/pictures/slot-registry.ts";
import { atLeastOne, identifier, text, withId } from "#app/schemas/fields.ts";

const millimetres = z.int().describe("fields.plan.millimetres");
const positiveMillimetres = z.int().positive().describe("fields.plan.positiveMillimetres");
const point = z.tuple([millimetres, millimetres]).describe("fields.plan.point");
const polygon = z.array(point).min(4);
const rectangle = z
  .tuple([millimetres, millimetres, positiveMillimetres, positiveMillimetres])
  .describe("fields.plan.rectangle");
const roomPair = z.tuple([identifier, identifier]).describe("fields.plan.roomPair");

const walls = z.strictObject({
  exterior: positiveMillimetres.describe("fields.plan.exteriorWalls"),
  interior: positiveMillimetres.describe("fields.plan.interiorWalls"),
});

const partition = z.strictObject({ id: identifier, rect: rectangle });

const room = z.strictObject({
  id: identifier,
  name: text("fields.plan.roomName"),
  polygon: polygon.describe("fields.plan.roomPolygon"),
});

const boundary = z.strictObject({
  from: point,
  to: point,
  rooms: roomPair,
});

const doorPlace = {
  id: identifier,
  wall: identifier.describe("fields.plan.doorWall"),
  from: millimetres.describe("fields.plan.doorFrom"),
  width: positiveMillimetres.describe("fields.plan.doorWidth"),
  connects: roomPair,
};
const end = z.enum(["start", "end"]);

const door = z.discriminatedUnion("type", [
  z.strictObject({
    ...doorPlace,
    type: z.literal("sliding").describe("fields.plan.slidingDoor"),
    face: identifier.describe("fields.plan.doorFace"),
    slides: end.describe("fields.plan.doorSlides"),
  }),
  z.strictObject({
    ...doorPlace,
    type: z.literal("hinged").describe("fields.plan.hingedDoor"),
    hinge: end.describe("fields.plan.doorHinge"),
    into: identifier.describe("fields.plan.doorInto"),
  }),
  z.strictObject({ ...doorPlace, type: z.literal("opening").describe("fields.plan.openDoor") }),
]);

const opening = z.strictObject({
  id: identifier,
  kind: z.enum(["sliding", "window"]).describe("fields.plan.openingKind"),
  at: point.describe("fields.plan.openingAt"),
  axis: z.enum(["x", "y"]).describe("fields.plan.openingAxis"),
  width: positiveMillimetres.describe("fields.plan.openingWidth"),
  sill: z.int().nonnegative().describe("fields.plan.openingSill"),
  head: positiveMillimetres.describe("fields.plan.openingHead"),
  panels: z.int().positive().describe("fields.plan.openingPanels"),
  rooms: z.array(identifier).min(1).max(2).describe("fields.plan.openingRooms"),
  entrance: z.boolean().optional().describe("fields.plan.openingEntrance"),
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
  label: text("fields.plan.furnitureLabel"),
  piece: z.enum(furniturePieces).describe("fields.plan.furniturePiece"),
  back: z.enum(["n", "s", "e", "w"]).optional().describe("fields.plan.furnitureBack"),
  rect: rectangle,
  room: identifier.describe("fields.plan.furnitureRoom"),
  fixed: z.boolean().describe("fields.plan.furnitureFixed"),
});

/** The kinds of wood on the fronts. */
const claddings = ["larch", "pine", "charred"] as const;
export type Cladding = (typeof claddings)[number];

export const planSchema = z
  .strictObject({
    id: identifier,
    title: text("fields.plan.title"),
    name: text("fields.plan.name").optional(),
    note: text("fields.plan.note"),
    cutaway: showIn(picture, { slots: ["plan"] }).describe("fields.plan.cutaway"),
    outline: polygon.describe("fields.plan.outline"),
    cladding: z.array(z.enum(claddings)).min(1).optional().describe("fields.plan.cladding"),
    walls: walls.describe("fields.plan.walls"),
    partitions: z.array(partition).describe("fields.plan.partitions"),
    rooms: atLeastOne(room.describe("fields.plan.room"), "fields.plan.rooms"),
    boundaries: z.array(withId(boundary)).optional().describe("fields.plan.boundaries"),
    doors: z.array(door).describe("fields.plan.doors"),
    openings: atLeastOne(opening.describe("fields.plan.opening"), "fields.plan.openings"),
    furniture: z.array(withId(furniture)).describe("fields.plan.furniture"),
  })
  .describe("fields.plan.plan");
export type Plan = z.output<typeof planSchema>;
