import { type Axis, alongAndAcross, type Box, boxAlong, boxOf } from "./boxes.ts";
import { between, type Interval, remaining } from "./intervals.ts";
import type { Plan } from "./plan-schema.ts";
import { boundingBox, type Edge, edgesOf, inset, type Polygon, type Side } from "./polygons.ts";

/** An outer wall by the side that it faces, or a partition. */
export type WallName =
  | { readonly kind: "wall"; readonly side: Side }
  | { readonly kind: "partition"; readonly id: string };

/** A straight wall with the holes of its openings or doors. */
export interface Wall {
  readonly what: WallName;
  readonly axis: Axis;
  readonly box: Box;
  /** Stretches of the holes along the axis. */
  readonly holes: readonly Interval[];
}

type WalledPlan = Pick<Plan, "outline" | "walls" | "partitions" | "openings" | "doors">;

/** Returns the inner faces of the outer walls. */
export function insideOf({ outline, walls }: Pick<Plan, "outline" | "walls">): Polygon {
  return inset(outline, walls.exterior);
}

/** Returns the smallest box around the inner faces of the outer walls. */
export function innerBounds(plan: Pick<Plan, "outline" | "walls">): Box {
  return boundingBox(insideOf(plan));
}

/** Returns the outer walls, one for each side of the outline, and the partitions. Outer walls overlap at corners. */
export function wallsOf(plan: WalledPlan): Wall[] {
  const outer = edgesOf(plan.outline).map(
    (edge): Wall => ({
      what: { kind: "wall", side: edge.side },
      axis: edge.axis,
      box: wallBox(edge, plan.walls.exterior),
      holes: plan.openings
        .filter((opening) => isOnEdge(opening, edge))
        .map((opening): Interval => holeAlong(edge.axis, opening.at, opening.width)),
    }),
  );
  const inner = plan.partitions.map(
    ({ id, rect }): Wall => ({
      what: { kind: "partition", id },
      axis: partitionAxis(rect),
      box: boxOf(rect),
      holes: plan.doors.filter(({ wall }) => wall === id).map(({ from, width }): Interval => [from, from + width]),
    }),
  );
  return [...outer, ...inner];
}

/** Returns the parts of a wall between its holes. */
export function solidsOf({ axis, box, holes }: Wall): Box[] {
  const [along, across] = alongAndAcross(axis, box);
  return remaining(along, holes).map((solid) => boxAlong(axis, solid, across));
}

/** Returns the axis along which a partition runs. */
export function partitionAxis([, , width, depth]: Plan["partitions"][number]["rect"]): Axis {
  return width >= depth ? "x" : "y";
}

/** Returns whether an opening starts on this side of the outline. */
export function isOnEdge({ at, axis }: Pick<Plan["openings"][number], "at" | "axis">, edge: Edge): boolean {
  const [along, across] = axis === "x" ? at : [at[1], at[0]];
  return axis === edge.axis && across === edge.at && along >= edge.from && along < edge.to;
}

/** Returns the stretch of a hole along its wall. */
export function holeAlong(axis: Axis, [x, y]: readonly [number, number], width: number): Interval {
  const start = axis === "x" ? x : y;
  return [start, start + width];
}

/** Returns a stretch across the axis of an outer wall by its distances from the outer face inwards. */
export function withinWall({ side, at }: Edge, [outer, inner]: Interval): Interval {
  const inwards = side === "s" || side === "w" ? 1 : -1;
  return between(at + inwards * outer, at + inwards * inner);
}

/** Returns a box in an outer wall: along it, and by its distances from the outer face inwards. */
export function boxInWall(edge: Edge, along: Interval, depth: Interval): Box {
  return boxAlong(edge.axis, along, withinWall(edge, depth));
}

/** Extends a wall to the inner corner of an L; at other corners it ends with the outline. */
function wallBox(edge: Edge, thickness: number): Box {
  const { from, to, convexFrom, convexTo } = edge;
  const start = convexFrom ? from : from - thickness;
  const end = convexTo ? to : to + thickness;
  return boxInWall(edge, [start, end], [0, thickness]);
}
