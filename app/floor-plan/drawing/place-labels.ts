import type { Box } from "#app/floor-plan/boxes.ts";
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
// Minimum clearances. A name may touch furniture, because the drawing clears the lines behind it, but not a wall. Below 1,
// because the measured size is an upper estimate.
const minToWalls = 0.98;
const minToFurniture = 0.9;

/**
 * Returns positions for the name, the area and the number of every room: clear of the swings of doors where they fit
 * there. Areas are shown if all of them fit.
 */
export function placeLabels(plan: DrawnPlan, sizes: TextSizes, axes: SvgAxes): LabelDrawing[] {
  const doors = plan.doors.flatMap((door) => placeDoor(plan, door) ?? []);
  const solids = [...plan.furniture.map(boxWithChairs), ...doors.flatMap(({ leaf }) => leaf ?? [])];
  const swings = doors.flatMap(({ sweep }) => (sweep ? sweptSquare(sweep) : []));
  /** Returns the first place that is wide enough, or else the widest: those clear of the swings first. */
  const place = <Place extends FreePlace>(placesAmong: (boxes: readonly Box[]) => readonly Place[]): Place => {
    const clear = widest(placesAmong([...solids, ...swings]));
    return clearance(clear) < 1 && swings.length > 0 ? widest([clear, ...placesAmong(solids)]) : clear;
  };
  const placeNames = (below: readonly string[]) =>
    plan.rooms.map((room) => {
      const options = ([1, 2] as const).map((lines) => ({
        lines,
        extent: textExtent([...splitName(room.name, lines), ...below], sizes.name),
      }));
      const best = place((boxes) =>
        options.map(({ lines, extent }) => ({ lines, ...freePlace(room.polygon, boxes, extent) })),
      );
      return { room, ...best };
    });
  const withAreas = placeNames([longestArea]);
  const haveAreas = withAreas.every(fits);
  const names = haveAreas ? withAreas : placeNames([]);
  const disc = discSize * sizes.figure;
  return names.map((name) => {
    const { room, at, lines } = name;
    const number = place((boxes) => [freePlace(room.polygon, boxes, { width: disc, depth: disc })]);
    return {
      name: axes.point(at),
      lines: fits(name) ? lines : 0,
      ...(haveAreas ? { hasArea: true } : {}),
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

function fits({ toWalls, toFurniture }: FreePlace): boolean {
  return toWalls >= minToWalls && toFurniture >= minToFurniture;
}
