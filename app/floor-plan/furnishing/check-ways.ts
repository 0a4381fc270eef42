import type { Box } from "#app/floor-plan/boxes.ts";
import { besideBox, distanceFrom, sides } from "#app/floor-plan/sides.ts";
import { type FurnishedPlan, type Obstacle, obstaclesOf } from "./building.ts";
import { clearanceField } from "./clearance-field.ts";
import { type Finding, makeFinding, type Neighbour } from "./finding.ts";
import { limits } from "./limits.ts";
import type { PlacedPiece } from "./placed-piece.ts";
import { type Way, waysOf } from "./ways.ts";

/** Sides of the cells on which ways are found, in millimetres: for one plan, and for all plans of a site. */
export const waySteps = { fine: 25, coarse: 50 } as const;

/** The result of the check of the ways through a plan. */
export interface CheckedWays {
  readonly findings: readonly Finding[];
  /** The narrowest place of all; undefined in a plan without destinations. */
  readonly narrowest: Pick<Finding, "between" | "has"> | undefined;
}

/** Returns a finding for every place that is too narrow on the widest way from the entrance to a door or a piece. */
export function checkWays(furnished: FurnishedPlan, step: number, code: "way" | "wheelchair-way" = "way"): CheckedWays {
  const { takes } = limits[code];
  const ways = waysOf(furnished, clearanceField(furnished.building, obstaclesOf(furnished), step), takes);
  // The grid shows up to a step less than there is. Several ways lead through the same place.
  const narrow = ways.filter(({ measured, width }) => measured < takes - step && width < takes);
  const findings = [...new Map(narrow.map((way) => [JSON.stringify(betweenOf(way)), way])).values()].map((way) => {
    const missing = missingOf(way, takes - way.width, furnished.pieces);
    return makeFinding(code, { between: betweenOf(way), has: way.width, missing });
  });
  const [narrowest] = ways
    .map((way) => ({ between: betweenOf(way), has: way.width }))
    .toSorted((one, other) => one.has - other.has);
  return { findings, narrowest };
}

/** Returns what the narrowest place of a way is between. */
export function betweenOf(way: Way): Neighbour[] {
  return way.sides.map(({ what }) => what);
}

/** Returns the strip by which one side of a place is too near to the other: of a movable piece, if there is one. */
function missingOf(way: Way, lacks: number, pieces: readonly PlacedPiece[]): Box {
  const isMovable = ({ what }: Obstacle) => what.kind === "piece" && pieces[what.index]?.fixed === false;
  const [one, other] = way.sides.toSorted((a, b) => Number(isMovable(b)) - Number(isMovable(a)));
  if (!one) throw new Error("A way without a narrowest place has no width.");
  if (!other) return one.box;
  const distances = sides.map((side) => ({ side, distance: distanceFrom(one.box, side, other.box) }));
  const { side } = distances.reduce((best, next) => (next.distance > best.distance ? next : best));
  return besideBox(one.box, side, -lacks, 0);
}
