import { type Interval, sharedLength } from "./intervals.ts";
import type { Plan } from "./plan-schema.ts";
import { boundingBox, edgesOf, type Side } from "./polygons.ts";
import { insideOf } from "./walls.ts";

/** Extents measured by the dimension lines of a plan, in millimetres of the plan. */
export interface PlanExtents {
  /** Totals, from outer face to outer face. */
  readonly length: Interval;
  readonly depth: Interval;
  /** Clear widths of the rooms along the front, and along the right side from front to back. */
  readonly front: readonly Interval[];
  readonly side: readonly Interval[];
}

/** Returns the dimension lines of a plan. */
export function dimensionsOf(plan: Pick<Plan, "outline" | "walls" | "rooms">): PlanExtents {
  const { left, right, front, back } = boundingBox(plan.outline);
  return {
    length: [left, right],
    depth: [front, back],
    front: widthsAlong(plan, "s"),
    side: widthsAlong(plan, "e"),
  };
}

/** Returns the stretches in which rooms adjoin the outer walls of this side. */
function widthsAlong(plan: Pick<Plan, "outline" | "walls" | "rooms">, side: Side): Interval[] {
  const faces = edgesOf(insideOf(plan)).filter((edge) => edge.side === side);
  return plan.rooms
    .flatMap(({ polygon }) => edgesOf(polygon))
    .filter((edge) =>
      faces.some(
        ({ side: faceSide, at, from, to }) =>
          faceSide === edge.side && at === edge.at && sharedLength([from, to], [edge.from, edge.to]) > 0,
      ),
    )
    .map(({ from, to }): Interval => [from, to])
    .toSorted((one, other) => one[0] - other[0]);
}
