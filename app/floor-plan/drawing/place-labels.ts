import { placeDoor } from "#app/floor-plan/doors.ts";
import { freePlace } from "#app/floor-plan/free-place.ts";
import { discSize } from "#app/floor-plan/layout/label-sizes.ts";
import { splitName, type TextSizes, textExtent } from "#app/floor-plan/layout/text-size.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";
import { boxWithChairs } from "#app/floor-plan/seating.ts";
import { isWet } from "#app/floor-plan/wet-rooms.ts";
import type { LabelDrawing } from "./plan-drawing.ts";
import type { Sheet } from "./sheet.ts";

// The longest area of a module: «49,22 m²».
const longestArea = "00,00 m²";
// Minimum clearances. A name may overlap furniture slightly, because the drawing clears the lines behind it, but not a
// wall. Below 1 to walls too, because the measured size is an upper estimate.
const minToWalls = 0.98;
const minToFurniture = 0.78;

/** Returns positions for the name, the area and the number of every room. */
export function placeLabels(plan: DrawnPlan, sizes: TextSizes, sheet: Sheet): LabelDrawing[] {
  const obstacles = [
    ...plan.furniture.map(boxWithChairs),
    ...plan.doors.flatMap((door) => placeDoor(plan, door)?.leaf ?? []),
  ];
  return plan.rooms.map(({ id, name, polygon }) => {
    const options = ([1, 2] as const).map((lines) => {
      const extent = textExtent([...splitName(name, lines), longestArea], sizes.name);
      const place = freePlace(polygon, obstacles, extent);
      return { lines, ...place, clearance: Math.min(place.toWalls, place.toFurniture) };
    });
    const best = options.reduce((one, other) => (one.clearance < 1 && other.clearance > one.clearance ? other : one));
    const fits = best.toWalls >= minToWalls && best.toFurniture >= minToFurniture;
    const disc = discSize * sizes.figure;
    const number = freePlace(polygon, obstacles, { width: disc, depth: disc });
    return {
      name: sheet.point(best.at),
      lines: fits ? best.lines : 0,
      number: sheet.point(number.at),
      ...(isWet(plan, id) ? { wet: true } : {}),
    };
  });
}
