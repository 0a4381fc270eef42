import { barsAlong } from "./bars.ts";
import type { Cladding, Plan } from "./plan-schema.ts";
import { boundingBox, edgesOf } from "./polygons.ts";
import { holeAlong, isOnEdge } from "./walls.ts";

/** An opening seen from the front. `from` is relative to the body, `sill` and `head` are heights above the floor. */
export interface ElevationOpening {
  readonly from: number;
  readonly width: number;
  readonly sill: number;
  readonly head: number;
  readonly panels: number;
}

/** One straight front of a building, in millimetres. */
export interface ElevationBody {
  /** Distance of its left end from that of the building. */
  readonly from: number;
  /** How far back it is, in the coordinates of the plan. */
  readonly at: number;
  readonly width: number;
  readonly cladding: Cladding;
  /** Whether each end is nearer than what is beside it; not at the inner corner of an L. */
  readonly freeLeft: boolean;
  readonly freeRight: boolean;
  readonly openings: readonly ElevationOpening[];
  /** Left ends of the steel bars, relative to the body. */
  readonly bars: readonly number[];
}

/** A building seen from the front. */
export interface Elevation {
  readonly length: number;
  /** The farthest first, because nearer ones are drawn over them. */
  readonly bodies: readonly ElevationBody[];
}

/** Returns the front view of a plan: every wall that faces the front, with its openings. */
export function frontElevation(plan: Pick<Plan, "outline" | "openings" | "cladding">): Elevation {
  const { left, right } = boundingBox(plan.outline);
  const fronts = edgesOf(plan.outline)
    .filter(({ side }) => side === "s")
    .toSorted((one, other) => one.from - other.from);
  const claddings = plan.cladding ?? ["larch"];
  const bodies = fronts.map((edge, index) => ({
    from: edge.from - left,
    at: edge.at,
    width: edge.to - edge.from,
    cladding: claddings[index] ?? claddings.at(-1) ?? "larch",
    freeLeft: edge.convexFrom,
    freeRight: edge.convexTo,
    openings: plan.openings
      .filter((opening) => isOnEdge(opening, edge))
      .map(({ at, axis, width, sill, head, panels }) => {
        const [start] = holeAlong(axis, at, width);
        return { from: start - edge.from, width, sill, head, panels };
      }),
    bars: barsAlong(edge, plan.openings).map(([start]) => start - edge.from),
  }));
  return { length: right - left, bodies: bodies.toSorted((one, other) => other.at - one.at) };
}
