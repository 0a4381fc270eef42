import type { Box } from "#app/floor-plan/boxes.ts";
import { besideBox, distanceFrom, sides } from "#app/floor-plan/sides.ts";
import type { Obstacle } from "./building.ts";
import type { Finding } from "./finding.ts";
import { limits } from "./limits.ts";
import { makeFinding } from "./make-finding.ts";
import type { FurnishedPlan } from "./placed-piece.ts";
import { type Way, waysOf } from "./ways.ts";

/** Sides of the cells on which ways are found, in millimetres: for one plan, and for all plans of a site. */
export const waySteps = { fine: 25, coarse: 50 } as const;

/** What is known of the ways through a plan. */
export interface CheckedWays {
  readonly findings: readonly Finding[];
  /** The narrowest place of all; undefined in a plan without destinations. */
  readonly narrowest: Pick<Finding, "between" | "has"> | undefined;
}

/** Returns a finding for every place that is too narrow on the widest way from the entrance to a door or a piece. */
export function checkWays(furnished: FurnishedPlan, step: number, code: "way" | "wheelchair-way" = "way"): CheckedWays {
  const { takes } = limits[code];
  const places = waysOf(furnished, step).map((way) => ({ way, ...describe(way) }));
  const narrow = places.filter(({ way }) => isTooNarrow(way, takes, step));
  // Several ways lead through the same place.
  const byPlace = new Map(narrow.map((place) => [JSON.stringify(place.between), place]));
  const findings = [...byPlace.values()].map(({ way, between, has }) =>
    makeFinding(code, {
      between,
      has: has < takes ? has : way.measured,
      missing: missingOf(way, takes - has, furnished),
    }),
  );
  const [narrowest] = places.toSorted((one, other) => one.has - other.has);
  return { findings, narrowest };
}

/** Returns whether a way is too narrow even if the grid shows it narrower than it is. */
export function isTooNarrow({ measured }: Way, takes: number, step: number): boolean {
  return measured < takes - step;
}

function describe({ to, narrow }: Way): Pick<Finding, "between" | "has"> {
  return narrow ? { between: narrow.sides.map(({ what }) => what), has: narrow.width } : { between: [to], has: 0 };
}

/**
 * Returns the strip by which one side of a narrow place is too near to the other; of a movable piece, if there is one.
 */
function missingOf({ narrow, at }: Way, lacks: number, { pieces }: FurnishedPlan): Box {
  const [one, other] = (narrow?.sides ?? []).toSorted((a, b) => Number(isMovable(b)) - Number(isMovable(a)));
  if (!one || !other) return at;
  const distances = sides.map((side) => ({ side, distance: distanceFrom(one.box, side, other.box) }));
  const facing = distances.reduce((best, next) => (next.distance > best.distance ? next : best));
  return besideBox(one.box, facing.side, -lacks, 0);

  function isMovable({ what }: Obstacle): boolean {
    return what.kind === "piece" && pieces[what.index]?.fixed === false;
  }
}
