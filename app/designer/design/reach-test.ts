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
/** A place between two obstacles that are as far apart as it takes may have a cell no wider than this. */
const least = reach - waySteps.fine;

/**
 * Returns a quick test of the places of one piece: it returns how far everything is from the nearest obstacle if a
 * person gets to all that can be reached without the piece, otherwise undefined. Undefined instead of a test if what
 * the finding is about cannot be reached even without the piece.
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

  // Narrow without this piece and at another place: they may stay so.
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

/** Returns which cells a person reaches: 1, otherwise 0. */
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
