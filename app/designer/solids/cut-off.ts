import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Solid } from "./solid.ts";

/** Thickness of the dark lid on a cut piece, in millimetres, as on cut walls. */
const lid = 14;

/** Returns solids as far as they are below a height, with one lid over all that was cut. */
export function cutOff(solids: readonly Solid[], height: number): Solid[] {
  const below = solids.filter(({ z }) => z[0] < height);
  const cut = below.filter(({ z }) => z[1] > height);
  const kept = below.map((solid) => ({ ...solid, z: [solid.z[0], Math.min(solid.z[1], height)] as const }));
  if (cut.length === 0) return kept;
  const around = (axis: "x" | "y"): Interval => [
    Math.min(...cut.map((solid) => solid[axis][0])),
    Math.max(...cut.map((solid) => solid[axis][1])),
  ];
  return [...kept, { x: around("x"), y: around("y"), z: [height, height + lid], paint: "steel" }];
}
