import { type Axis, alongAndAcross, type Box, boxAlong, boxOf } from "./boxes.ts";
import { between, type Interval, remaining } from "./intervals.ts";
import type { Plan } from "./plan-schema.ts";
import { type Edge, edgesOf, inset, type Polygon } from "./polygons.ts";

/** A straight wall with the holes of its openings or doors. */
export interface Wall {
  readonly axis: Axis;
  readonly box: Box;
  /** Stretches along the axis where it is open. */
  readonly holes: readonly Interval[];
}

type WalledPlan = Pick<Plan, "outline" | "walls" | "partitions" | "openings" | "doors">;

/** The inner face of the outer walls. */
export function insideOf({ outline, walls }: Pick<Plan, "outline" | "walls">): Polygon {
  return inset(outline, walls.exterior);
}

/** The outer walls, one for each side of the outline, and the partitions. At corners the outer walls overlap. */
export function wallsOf(plan: WalledPlan): Wall[] {
  const outer = edgesOf(plan.outline).map((edge) => ({
    axis: edge.axis,
    box: wallBox(edge, plan.walls.exterior),
    holes: plan.openings
      .filter((opening) => isOnEdge(opening, edge))
      .map((opening): Interval => holeAlong(edge.axis, opening.at, opening.width)),
  }));
  const inner = plan.partitions.map(({ id, rect }) => ({
    axis: partitionAxis(rect),
    box: boxOf(rect),
    holes: plan.doors.filter(({ wall }) => wall === id).map(({ from, width }): Interval => [from, from + width]),
  }));
  return [...outer, ...inner];
}

/** What is left of a wall between its holes. */
export function solidsOf({ axis, box, holes }: Wall): Box[] {
  const [along, across] = alongAndAcross(axis, box);
  return remaining(along, holes).map((solid) => boxAlong(axis, solid, across));
}

/** The axis that a partition runs along. */
export function partitionAxis([, , width, depth]: Plan["partitions"][number]["rect"]): Axis {
  return width >= depth ? "x" : "y";
}

/** Whether an opening begins on this side of the outline. */
export function isOnEdge({ at, axis }: Pick<Plan["openings"][number], "at" | "axis">, edge: Edge): boolean {
  const [along, across] = axis === "x" ? at : [at[1], at[0]];
  return axis === edge.axis && across === edge.at && along >= edge.from && along < edge.to;
}

/** Where a hole lies along its wall, from the point where it begins. */
export function holeAlong(axis: Axis, [x, y]: readonly [number, number], width: number): Interval {
  const start = axis === "x" ? x : y;
  return [start, start + width];
}

/** In the crook of an L the wall goes on to the inner corner; at other corners it ends with the outline. */
function wallBox({ axis, side, at, from, to, convexFrom, convexTo }: Edge, thickness: number): Box {
  const start = convexFrom ? from : from - thickness;
  const end = convexTo ? to : to + thickness;
  const inwards = side === "s" || side === "w" ? 1 : -1;
  return boxAlong(axis, [start, end], between(at, at + inwards * thickness));
}
