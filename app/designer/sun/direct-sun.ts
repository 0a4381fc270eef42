import type { Design, DesignPlan } from "#app/designer/design/design.ts";
import { clearHeight, roofOverhang } from "#app/floor-plan/building-heights.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import { placedOpenings } from "#app/floor-plan/openings.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import { sunDirection, sunPosition } from "./sun-position.ts";

type SunnyPlan = Pick<DesignPlan, "outline" | "walls" | "rooms" | "openings">;
type Direction = ReturnType<typeof sunDirection>;

/** A room with glass in an outer wall, and the stretches of the day in which the sun shines into it, in hours. */
export interface DirectSun {
  readonly room: string;
  readonly hours: readonly Interval[];
}

const minutesPerStep = 5;
const stepsPerHour = 60 / minutesPerStep;

/** Below 3°, detectors of sunshine need no open horizon (WMO-No. 8, chapter on sunshine). */
const lowestAltitude = 3;

/**
 * Returns the direct sun of every room with glass on the 21st of a month in Vinaroz, in steps of five minutes, in the
 * order of the plan. It is the most that there can be: trees, neighbours, curtains and the other wing of an L are left
 * out.
 */
export function directSun(plan: SunnyPlan, { front, month }: Pick<Design, "front" | "month">): DirectSun[] {
  const placed = placedOpenings(plan);
  const steps = Array.from({ length: 24 * stepsPerHour }, (_, index) => {
    const position = sunPosition({ month, hour: (index + 0.5) / stepsPerHour });
    return position.altitude < lowestAltitude ? undefined : sunDirection(position, front);
  });
  return plan.rooms.flatMap(({ id }) => {
    const glass = placed.filter(({ rooms }) => rooms.includes(id));
    if (glass.length === 0) return [];
    const isLit = steps.map((sun) => sun && glass.some((opening) => passes(sun, opening, plan.walls.exterior)));
    return { room: id, hours: stretches(isLit.map(Boolean)) };
  });
}

/** Returns whether sun comes through the whole thickness of a wall, below the edge of the roof. */
function passes(
  [x, y, z]: Direction,
  { side, width, sill, head }: { side: Side } & Pick<DesignPlan["openings"][number], "width" | "sill" | "head">,
  thickness: number,
): boolean {
  const [outwards, along] = ({ s: [-y, x], n: [y, x], e: [x, y], w: [-x, y] } as const)[side];
  if (outwards <= 0) return false;
  const fall = z / outwards;
  const highest = Math.min(head - thickness * fall, clearHeight - (thickness + roofOverhang) * fall);
  return highest > sill && width > (thickness * Math.abs(along)) / outwards;
}

/** `[false, true, true]` → `[[1 / 12, 3 / 12]]` */
function stretches(isLit: readonly boolean[]): Interval[] {
  const ends = isLit.flatMap((lit, index) => (lit === (isLit[index - 1] ?? false) ? [] : index / stepsPerHour));
  return ends.flatMap((from, index) => (index % 2 === 0 ? [[from, ends[index + 1] ?? 24] as const] : []));
}
