import { type Box, boxCentre, boxOf, largestBox } from "#app/floor-plan/boxes.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { type Point, slabs } from "#app/floor-plan/polygons.ts";
import type { ModelPiece } from "./model-scene.ts";

/** Millimetres between a person and the walls of a corner. */
const fromWall = 450;
/** Height above which a piece hides the room, in millimetres. */
const seenOver = 1400;

/** The place of a person who looks at the largest room, and the corner at which they look; in millimetres of the plan. */
export interface EyePlace {
  readonly from: Point;
  readonly to: Point;
}

/** Returns the place with the longest view: a corner of the largest room without a high piece. */
export function eyePlace({ rooms }: Pick<Plan, "rooms">, pieces: readonly ModelPiece[]): EyePlace {
  const room = largestBox(rooms.flatMap(({ polygon }) => slabs(polygon)));
  const high = pieces.filter(({ height }) => height > seenOver).map(({ rect }) => boxOf(rect));
  const corners = cornersOf(room);
  const free = corners.find(({ from: [x, y] }) => !high.some((box) => isNear(box, x, y)));
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

function isNear({ left, right, front, back }: Box, x: number, y: number): boolean {
  const reach = 300;
  return x > left - reach && x < right + reach && y > front - reach && y < back + reach;
}
