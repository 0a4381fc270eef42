import type { Box } from "./boxes.ts";
import { barWidth } from "./building-heights.ts";
import { type Interval, remaining } from "./intervals.ts";
import type { Plan } from "./plan-schema.ts";
import { type Edge, edgesOf } from "./polygons.ts";
import { boxInWall, holeAlong, isOnEdge } from "./walls.ts";

/** Returns the steel bars of a plan, the ones in the names of the models, each as deep as its outer wall. */
export function barsOf({ outline, walls, openings }: Pick<Plan, "outline" | "walls" | "openings">): Box[] {
  return edgesOf(outline).flatMap((edge) =>
    barsAlong(edge, openings).map((bar) => boxInWall(edge, bar, [0, walls.exterior])),
  );
}

/**
 * Returns the stretches of the bars in one outer wall: one between every two neighbouring sliding doors, in the middle
 * of the wall between them, or of its widest part where a window divides it.
 */
export function barsAlong(edge: Edge, openings: Plan["openings"]): Interval[] {
  const holes = openings
    .filter((opening) => isOnEdge(opening, edge))
    .map(({ kind, axis, at, width }) => ({ kind, stretch: holeAlong(axis, at, width) }))
    .toSorted((one, other) => one.stretch[0] - other.stretch[0]);
  const slidingDoors = holes.filter(({ kind }) => kind === "sliding").map(({ stretch }) => stretch);
  return slidingDoors.slice(1).flatMap(([start], index): Interval[] => {
    const [, end = start] = slidingDoors[index] ?? [];
    const solids = remaining(
      [end, start],
      holes.map(({ stretch }) => stretch),
    );
    const [widest] = solids.toSorted((one, other) => lengthOf(other) - lengthOf(one));
    if (!widest || lengthOf(widest) < barWidth) return [];
    const from = Math.round((widest[0] + widest[1] - barWidth) / 2);
    return [[from, from + barWidth]];
  });
}

function lengthOf([from, to]: Interval): number {
  return to - from;
}
