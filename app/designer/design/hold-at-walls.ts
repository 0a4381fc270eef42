import { type Axis, alongAndAcross, type Box, boxOf, type Rectangle } from "#app/floor-plan/boxes.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import { boundingBox, type Point } from "#app/floor-plan/polygons.ts";
import { insideOf, wallsOf } from "#app/floor-plan/walls.ts";
import type { DesignPlan } from "./design.ts";

/** The steps in which a piece moves, in millimetres. */
export const steps = { coarse: 50, fine: 10 } as const;

/** A side of a piece that is this near to a wall touches it. */
const hold = 80;

/**
 * Returns where a piece stands that is dragged to a point: in steps from the inner left front corner of the plan, at
 * walls that are near, and never beyond the outer walls.
 *
 * @param point of its left front corner, in millimetres
 */
export function heldAtWalls(plan: DesignPlan, [, , width, depth]: Rectangle, [x, y]: Point, step: number): Rectangle {
  const inside = boundingBox(insideOf(plan));
  const stepped = (value: number, origin: number) => origin + Math.round((value - origin) / step) * step;
  const box = boxOf([stepped(x, inside.left), stepped(y, inside.front), width, depth]);
  const walls = wallsOf(plan).map((wall) => wall.box);
  const left = heldAlong("x", box, walls);
  const front = heldAlong("y", box, walls);
  return [
    clamp(left, [inside.left, inside.right - width]),
    clamp(front, [inside.front, inside.back - depth]),
    width,
    depth,
  ];
}

/** Returns where a box begins along an axis, moved to the nearest face of a wall in its way there. */
function heldAlong(axis: Axis, box: Box, walls: readonly Box[]): number {
  const [[from, to], across] = alongAndAcross(axis, box);
  const distances = walls.flatMap((wall) => {
    const [[wallFrom, wallTo], wallAcross] = alongAndAcross(axis, wall);
    const beside = wallAcross[0] < across[1] && across[0] < wallAcross[1];
    return beside ? [wallTo - from, wallFrom - to] : [];
  });
  const nearest = distances.reduce(
    (one, other) => (Math.abs(other) < Math.abs(one) ? other : one),
    Number.POSITIVE_INFINITY,
  );
  return Math.abs(nearest) <= hold ? from + nearest : from;
}

function clamp(value: number, [least, most]: Interval): number {
  return Math.max(least, Math.min(value, most));
}
