import type { Plan } from "#app/floor-plan/plan-schema.ts";

/** Exterior size of a building, in metres. */
interface Size {
  readonly length: number;
  readonly width: number;
}

/** Thickness of the outer walls of the models, in millimetres. */
const wall = 180;

/** The only room of a rectangular plan. */
export const onlyRoom = "principal";

/**
 * Returns a plan of one room with a glass door in front and a window at the back, which keeps every rule of plans, in
 * millimetres. Its picture and its other words are the caller's.
 *
 * @param size At least 2 × 2 m.
 * @param roomName Name of the room, for people.
 */
export function rectangularPlan(
  { length, width }: Size,
  roomName: string,
): Omit<Plan, "id" | "title" | "name" | "note" | "cutaway"> {
  const [right, back] = [Math.round(length * 1000), Math.round(width * 1000)];
  const rectangle = (margin: number): Plan["outline"] => [
    [margin, margin],
    [right - margin, margin],
    [right - margin, back - margin],
    [margin, back - margin],
  ];
  const door = Math.min(2400, right - 1000);
  const opening = Math.min(1200, right - 1000);
  const rooms = [onlyRoom];
  return {
    outline: rectangle(0),
    walls: { exterior: wall, interior: 90 },
    partitions: [],
    rooms: [{ id: onlyRoom, name: roomName, polygon: rectangle(wall) }],
    doors: [],
    openings: [
      {
        id: "c1",
        kind: "sliding",
        at: [500, 0],
        axis: "x",
        width: door,
        sill: 0,
        head: 2400,
        panels: 2,
        rooms,
        entrance: true,
      },
      {
        id: "v1",
        kind: "window",
        at: [500, back],
        axis: "x",
        width: opening,
        sill: 1000,
        head: 2200,
        panels: 1,
        rooms,
      },
    ],
    furniture: [],
  };
}
