import { type Box, boxCentre, boxOf, intersection, largestBox } from "#app/floor-plan/boxes.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { type Point, slabs } from "#app/floor-plan/polygons.ts";
import type { ModelPiece } from "./model-scene.ts";

/** Millimetres between a person and the walls of a corner. */
const fromWall = 450;
/** Millimetres around a person in which no high piece may be. */
const reach = 300;
/** Height above which a piece hides the room, in millimetres. */
const seenOver = 1400;

/** The place of a person in the largest room, and the corner that they look at; in millimetres of the plan. */
export interface EyePlace {
  readonly from: Point;
  readonly to: Point;
}

/** Returns the place with the longest view: a corner of the largest room without a high piece. */
export function eyePlace({ rooms }: Pick<Plan, "rooms">, pieces: readonly ModelPiece[]): EyePlace {
  const room = largestBox(rooms.flatMap(({ polygon }) => slabs(polygon)));
  const high = pieces.filter(({ height }) => height > seenOver).map(({ rect }) => boxOf(rect));
  const corners = cornersOf(room);
  const free = corners.find(({ from: [x, y] }) => {
    const near = { left: x - reach, right: x + reach, front: y - reach, back: y + reach };
    return !high.some((box) => intersection(box, near));
  });
  return free ?? { from: boxCentre(room), to: [room.left, room.back] };
}

function cornersOf({ left, right, front, back }: Box): EyePlace[] {
  const [l, r, f, b] = [left + fromWall, right - fromWall, front + fromWall, back - fromWall];
  return [
    { from: [r, f], to: [l, b] },
    { from: [l, f], to: [r, b] },
    { from: [r, b], to: [l, f] },
    { from: [l, b], to: [r, f] },
  ];
}
