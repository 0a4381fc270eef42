import { type Interval, sharedLength } from "./intervals.ts";
import type { Plan } from "./plan-schema.ts";
import { edgesOf, type Side } from "./polygons.ts";
import { insideOf } from "./walls.ts";

/**
 * Returns the stretches in which rooms adjoin the outer walls of a side, in millimetres of the plan: their clear
 * widths, from left to right or from front to back.
 */
export function widthsAlong(plan: Pick<Plan, "outline" | "walls" | "rooms">, side: Side): Interval[] {
  const faces = edgesOf(insideOf(plan)).filter((edge) => edge.side === side);
  return plan.rooms
    .flatMap(({ polygon }) => edgesOf(polygon))
    .filter((edge) => edge.side === side)
    .filter(({ at, from, to }) =>
      faces.some((face) => face.at === at && sharedLength([face.from, face.to], [from, to]) > 0),
    )
    .map(({ from, to }): Interval => [from, to])
    .toSorted((one, other) => one[0] - other[0]);
}
