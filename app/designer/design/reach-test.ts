import { type FurnishedPlan, obstaclesOf } from "#app/floor-plan/furnishing/building.ts";
import { waySteps } from "#app/floor-plan/furnishing/check-ways.ts";
import {
  addObstacle,
  type ClearanceField,
  cellsIn,
  clearanceField,
} from "#app/floor-plan/furnishing/clearance-field.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { limits } from "#app/floor-plan/furnishing/limits.ts";
import { type Destination, destinationsOf, entrancesOf } from "#app/floor-plan/furnishing/ways.ts";
import { keyOf, type NarrowWay } from "./narrow-ways.ts";

const reach = limits.way.takes / 2;
/** The smallest clearance of a cell between two obstacles that are just far enough apart. */
const least = reach - waySteps.fine;

/**
 * Returns a quick test for places of one piece. The test returns the distances from the nearest obstacle if a person
 * still reaches all that can be reached without the piece, otherwise undefined. There is no test if the subject of the
 * finding cannot be reached even without the piece.
 */
export function reachTest(
  furnished: FurnishedPlan,
  index: number,
  { finding, narrow }: { readonly finding: Finding; readonly narrow: readonly NarrowWay[] },
): ((moved: FurnishedPlan) => ClearanceField | undefined) | undefined {
  const isOwn = (thing: Destination["to"]) => thing.kind === "piece" && thing.index === index;
  const others = obstaclesOf(furnished).filter(({ what }) => !isOwn(what));
  const field = clearanceField(furnished.building, others, waySteps.fine);
  const starts = entrancesOf(furnished.building).flatMap((box) => cellsIn(field, box));
  const reachedBy = (reached: Uint8Array) => (destination: Destination) =>
    destination.boxes.some((box) => cellsIn(field, box).some((cell) => reached[cell] === 1));

  // Ways that are narrow elsewhere, whatever this piece does, may stay narrow.
  const excused = new Set(
    narrow
      .filter((way) => keyOf(way) !== keyOf(finding) && !way.between.some(isOwn))
      .map(({ to }) => JSON.stringify(to)),
  );
  const isExcused = ({ to }: Destination) => excused.has(JSON.stringify(to));
  const without = reachedBy(reachedCells(field, starts));
  const rest = destinationsOf(furnished, others, reach).filter(({ to }) => !isOwn(to));
  if (!rest.every((destination) => isExcused(destination) || without(destination))) return undefined;

  return (moved) => {
    const obstacles = obstaclesOf(moved);
    const destinations = destinationsOf(moved, obstacles, reach).filter((destination) => !isExcused(destination));
    if (!destinations.every(without)) return undefined;
    const now = { ...field, clearance: field.clearance.slice() };
    for (const { box, what } of obstacles) if (isOwn(what)) addObstacle(now, box);
    return destinations.every(reachedBy(reachedCells(now, starts))) ? now : undefined;
  };
}

/** Returns 1 for each cell that a person reaches, otherwise 0. */
function reachedCells({ clearance, columns }: ClearanceField, starts: readonly number[]): Uint8Array {
  const reached = new Uint8Array(clearance.length);
  const open = [...starts];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (reached[cell] !== 0 || (clearance[cell] ?? 0) < least) continue;
    reached[cell] = 1;
    open.push(cell - 1, cell + 1, cell - columns, cell + columns);
  }
  return reached;
}
