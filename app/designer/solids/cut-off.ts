import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Solid } from "./solid.ts";

/**
 * Heights above the floor at which walls are cut off, so that they do not hide the inside, in millimetres. The drawing
 * cuts high pieces with them, the model above the partitions, as in the renders.
 */
export const cuts = { far: 1200, partition: 860, near: 320, piece: 1420 } as const;

/** Height of the dark cap on cut pieces and on walls, in millimetres. */
export const capHeight = 14;

/** Returns what is left of solids below a height. */
export function cutAbove<Part extends Pick<Solid, "z">>(solids: readonly Part[], top: number): Part[] {
  return solids
    .filter(({ z }) => z[0] < top)
    .map((solid) => ({ ...solid, z: [solid.z[0], Math.min(solid.z[1], top)] }));
}

/** Returns what is left of solids below a height, with one cap on all that was cut. */
export function cutWithCap(solids: readonly Solid[], top: number): Solid[] {
  const cut = solids.filter(({ z }) => z[0] < top && z[1] > top);
  if (cut.length === 0) return cutAbove(solids, top);
  const around = (axis: "x" | "y"): Interval => [
    Math.min(...cut.map((solid) => solid[axis][0])),
    Math.max(...cut.map((solid) => solid[axis][1])),
  ];
  return [...cutAbove(solids, top), { x: around("x"), y: around("y"), z: [top, top + capHeight], paint: "steel" }];
}
