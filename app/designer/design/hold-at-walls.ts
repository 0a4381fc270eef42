/**
 * Places at which a piece stops while a visitor moves it: the lines of a grid that starts at the inner front left
 * corner of the plan, and the faces of walls. Dragging, arrows and figures all reach the same places.
 */
import { type Axis, alongAndAcross, type Box, boxOf, type Rectangle } from "#app/floor-plan/boxes.ts";
import type { Point, Side } from "#app/floor-plan/polygons.ts";
import { innerBounds, wallsOf } from "#app/floor-plan/walls.ts";
import type { DesignPlan } from "./design.ts";

/** Steps of a move in millimetres: the usual one, and one for exact work. */
const steps = { coarse: 50, fine: 10 } as const;
export type Step = keyof typeof steps;

/** Distances in millimetres within which a side of a dragged piece snaps to a wall. */
const holds = { coarse: 80, fine: steps.fine } as const satisfies Record<Step, number>;

/**
 * Returns the place of a piece that is dragged to a point: on the grid or at a wall nearby, and never beyond the outer
 * walls.
 *
 * @param point its front left corner, in millimetres
 */
export function heldAtWalls(plan: DesignPlan, [, , width, depth]: Rectangle, [x, y]: Point, step: Step): Rectangle {
  const inside = innerBounds(plan);
  // Rounded, because a pointer may be between two millimetres.
  const box = boxOf([Math.round(x), Math.round(y), width, depth]);
  const place = (axis: Axis, value: number, origin: number) => {
    const onGrid = origin + Math.round((value - origin) / steps[step]) * steps[step];
    const faces = facesAlong(axis, box, plan);
    const nearest = faces.toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value))[0];
    return nearest !== undefined && Math.abs(nearest - value) <= holds[step] ? nearest : onGrid;
  };
  return keptWithin(inside, [place("x", x, inside.left), place("y", y, inside.front), width, depth]);
}

/** Returns the next place of a piece towards a side: the next line of the grid, or a wall before it. */
export function nudged(plan: DesignPlan, rect: Rectangle, side: Side, step: Step): Rectangle {
  const inside = innerBounds(plan);
  const axis = side === "e" || side === "w" ? "x" : "y";
  const isForward = side === "e" || side === "n";
  const [value, origin] = axis === "x" ? [rect[0], inside.left] : [rect[1], inside.front];
  const line = (value - origin) / steps[step];
  const next = origin + (isForward ? Math.floor(line + 1) : Math.ceil(line - 1)) * steps[step];
  const faces = facesAlong(axis, boxOf(rect), plan).filter((face) =>
    isForward ? face > value && face < next : face < value && face > next,
  );
  const stop = isForward ? Math.min(next, ...faces) : Math.max(next, ...faces);
  const [x, y] = axis === "x" ? [stop, rect[1]] : [rect[0], stop];
  return keptWithin(inside, [x, y, rect[2], rect[3]]);
}

/** Returns the positions along an axis at which a box would touch a wall beside it. */
function facesAlong(axis: Axis, box: Box, plan: DesignPlan): number[] {
  const [[from, to], across] = alongAndAcross(axis, box);
  return wallsOf(plan).flatMap((wall) => {
    const [[wallFrom, wallTo], wallAcross] = alongAndAcross(axis, wall.box);
    const isBeside = wallAcross[0] < across[1] && across[0] < wallAcross[1];
    return isBeside ? [wallTo, wallFrom - (to - from)] : [];
  });
}

/** Returns a rectangle moved into a box; one that is too long starts at the edge of the box. */
export function keptWithin(bounds: Box, [left, front, width, depth]: Rectangle): Rectangle {
  return [
    Math.max(bounds.left, Math.min(left, bounds.right - width)),
    Math.max(bounds.front, Math.min(front, bounds.back - depth)),
    width,
    depth,
  ];
}
