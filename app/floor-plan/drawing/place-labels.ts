import { placeDoor } from "#app/floor-plan/doors.ts";
import { freePlace } from "#app/floor-plan/free-place.ts";
import { discSize, splitName, type TextSizes, textExtent } from "#app/floor-plan/layout/text-size.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";
import { boxWithChairs } from "#app/floor-plan/seating.ts";
import { isWet } from "#app/floor-plan/wet-rooms.ts";
import type { LabelDrawing } from "./plan-drawing.ts";
import type { SvgAxes } from "./svg-axes.ts";

// The longest area of a module: «49,22 m²».
const longestArea = "00,00 m²";
// Minimum clearances. A name may touch furniture, because the drawing clears the lines behind it, but not a wall. Below 1,
// because the measured size is an upper estimate.
const minToWalls = 0.98;
const minToFurniture = 0.9;

/** Returns positions for the name, the area and the number of every room. Areas are shown if all of them fit. */
export function placeLabels(plan: DrawnPlan, sizes: TextSizes, axes: SvgAxes): LabelDrawing[] {
  const obstacles = [
    ...plan.furniture.map(boxWithChairs),
    ...plan.doors.flatMap((door) => placeDoor(plan, door)?.leaf ?? []),
  ];
  const placeNames = (below: readonly string[]) =>
    plan.rooms.map((room) => {
      const options = ([1, 2] as const).map((lines) => {
        const extent = textExtent([...splitName(room.name, lines), ...below], sizes.name);
        const place = freePlace(room.polygon, obstacles, extent);
        return { lines, ...place, clearance: Math.min(place.toWalls, place.toFurniture) };
      });
      const best = options.reduce((one, other) => (one.clearance < 1 && other.clearance > one.clearance ? other : one));
      return { room, ...best, fits: best.toWalls >= minToWalls && best.toFurniture >= minToFurniture };
    });
  const withAreas = placeNames([longestArea]);
  const haveAreas = withAreas.every(({ fits }) => fits);
  const names = haveAreas ? withAreas : placeNames([]);
  const disc = discSize * sizes.figure;
  return names.map(({ room, at, lines, fits }) => {
    const number = freePlace(room.polygon, obstacles, { width: disc, depth: disc });
    return {
      name: axes.point(at),
      lines: fits ? lines : 0,
      ...(haveAreas ? { hasArea: true } : {}),
      number: axes.point(number.at),
      ...(isWet(plan, room.id) ? { wet: true } : {}),
    };
  });
}
