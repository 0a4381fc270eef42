import { type Box, intersection } from "#app/floor-plan/boxes.ts";
import { slabs } from "#app/floor-plan/polygons.ts";
import { besideBox, oppositeSide } from "#app/floor-plan/sides.ts";
import type { Building, Obstacle } from "./building.ts";
import { cellsIn, clearanceField, pointOf } from "./clearance-field.ts";
import type { Neighbour } from "./finding.ts";
import { limits } from "./limits.ts";
import { type NarrowPlace, narrowPlaceAt } from "./narrow-place.ts";
import { obstaclesOf } from "./obstacles.ts";
import type { FurnishedPlan } from "./placed-piece.ts";
import { placesOfUse } from "./places-of-use.ts";
import { widestWays } from "./widest-ways.ts";

/** A place that people walk to from the entrance. */
export interface Destination {
  readonly to: Neighbour;
  /** The hole of the door, or a place from which the piece is used. */
  readonly at: Box;
  /** They arrive in one of these boxes. */
  readonly boxes: readonly Box[];
}

/** The widest way from the entrance to a destination. */
export interface Way extends Destination {
  /** Its width on the grid, which is up to a step less than in truth; 0 if there is no way. */
  readonly measured: number;
  /** Its narrowest place; undefined if there is no way. */
  readonly narrow: NarrowPlace | undefined;
}

/** Returns the widest ways from the entrance to all inner doors and to the furniture, on a grid of this step. */
export function waysOf(furnished: FurnishedPlan, step: number): Way[] {
  const { building } = furnished;
  const obstacles = obstaclesOf(furnished);
  const field = clearanceField(
    building,
    obstacles.map(({ box }) => box),
    step,
  );
  const starts = entrancesOf(building).flatMap((box) => cellsIn(field, box));
  const { clearance, narrowest } = widestWays(field, starts);
  return destinationsOf(furnished, obstacles).map((destination) => {
    let [width, end] = [0, 0];
    for (const cell of destination.boxes.flatMap((box) => cellsIn(field, box))) {
      if ((clearance[cell] ?? 0) > width) [width, end] = [clearance[cell] ?? 0, cell];
    }
    const narrow = width > 0 ? narrowPlaceAt(pointOf(field, narrowest[end] ?? end), building, obstacles) : undefined;
    return { ...destination, measured: 2 * width, narrow };
  });
}

/** Returns where people stand who have come in. */
export function entrancesOf({ openings }: Building): Box[] {
  return openings
    .filter(({ entrance }) => entrance)
    .map(({ hole, side }) => besideBox(hole, oppositeSide(side), 0, limits.entrance.takes));
}

/** Returns inner doors and furniture. A piece without space to be used has a finding anyway. */
export function destinationsOf(furnished: FurnishedPlan, obstacles: readonly Obstacle[]): Destination[] {
  const doors = furnished.building.doors.map(
    ({ id, hole }): Destination => ({ to: { kind: "door", id }, at: hole, boxes: [hole] }),
  );
  const pieces = placesOfUse(furnished, obstacles).flatMap(({ index, options }): Destination[] => {
    const strips = options.flatMap(({ isFree, strip }) => (isFree ? [strip] : []));
    const [at] = strips;
    const boxes = strips.flatMap((strip) => withinReach(strip, furnished.building));
    return at ? [{ to: { kind: "piece", index }, at, boxes }] : [];
  });
  return [...doors, ...pieces];
}

/** Beside a strip that is narrower than the way, such as that of a bed, a person who stands before its end is there. */
function withinReach(strip: Box, { rooms }: Building): Box[] {
  const reach = limits.way.takes / 2;
  const { left, right, front, back } = strip;
  const near = { left: left - reach, right: right + reach, front: front - reach, back: back + reach };
  return rooms
    .map(({ polygon }) => slabs(polygon))
    .filter((floor) => floor.some((slab) => intersection(slab, strip)))
    .flatMap((floor) => floor.flatMap((slab) => intersection(slab, near) ?? []));
}
