import { placeDoor, sweptSquare } from "#app/floor-plan/doors.ts";
import { type FreePlace, freePlace } from "#app/floor-plan/free-place.ts";
import { discSize, splitName, type TextSizes, textExtent } from "#app/floor-plan/layout/text-size.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";
import { boxWithChairs } from "#app/floor-plan/seating.ts";
import { isWet } from "#app/floor-plan/wet-rooms.ts";
import type { LabelDrawing } from "./plan-drawing.ts";
import type { SvgAxes } from "./svg-axes.ts";

// The longest area of a module: «49,22 m²».
const longestArea = "00,00 m²";
// Below 1, because the measured size is an upper estimate.
const minClearance = 0.98;

/**
 * Returns positions for the name, the area and the number of every room. A name is clear of the swings of doors, and has
 * the area below it if both fit; else there is the number, which may lie on a swing if nothing else is free.
 */
export function placeLabels(plan: DrawnPlan, sizes: TextSizes, axes: SvgAxes): LabelDrawing[] {
  const doors = plan.doors.flatMap((door) => placeDoor(plan, door) ?? []);
  const solids = [...plan.furniture.map(boxWithChairs), ...doors.flatMap(({ leaf }) => leaf ?? [])];
  const obstacles = [...solids, ...doors.flatMap(({ sweep }) => (sweep ? sweptSquare(sweep) : []))];
  const placeName = ({ name, polygon }: DrawnPlan["rooms"][number], below: readonly string[]) =>
    widest(
      ([1, 2] as const).map((lines) => {
        const extent = textExtent([...splitName(name, lines), ...below], sizes.name);
        return { lines, ...freePlace(polygon, obstacles, extent) };
      }),
    );
  const disc = discSize * sizes.figure;
  return plan.rooms.map((room) => {
    const withArea = placeName(room, [longestArea]);
    const hasArea = fits(withArea);
    const name = hasArea ? withArea : placeName(room, []);
    const number = widest(
      [obstacles, solids].map((boxes) => freePlace(room.polygon, boxes, { width: disc, depth: disc })),
    );
    return {
      name: axes.point(name.at),
      lines: fits(name) ? name.lines : 0,
      ...(hasArea ? { hasArea: true } : {}),
      number: axes.point(number.at),
      ...(isWet(plan, room.id) ? { wet: true } : {}),
    };
  });
}

/** Returns the first place that is wide enough, or else the widest. */
function widest<Place extends FreePlace>(places: readonly Place[]): Place {
  return places.reduce((one, other) => (clearance(one) < 1 && clearance(other) > clearance(one) ? other : one));
}

function clearance({ toWalls, toFurniture }: FreePlace): number {
  return Math.min(toWalls, toFurniture);
}

function fits(place: FreePlace): boolean {
  return clearance(place) >= minClearance;
}
