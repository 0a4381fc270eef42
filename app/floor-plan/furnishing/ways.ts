import { type Box, boxDistance, intersection } from "#app/floor-plan/boxes.ts";
import { type Point, slabs } from "#app/floor-plan/polygons.ts";
import { besideBox, oppositeSide } from "#app/floor-plan/sides.ts";
import { type Building, type FurnishedPlan, type Obstacle, obstaclesOf } from "./building.ts";
import { placesOfUse } from "./checks/space.ts";
import { type ClearanceField, cellsIn, pointOf } from "./clearance-field.ts";
import type { Neighbour } from "./finding.ts";
import { limits, useSlack } from "./limits.ts";
import { widestWays } from "./widest-ways.ts";

/** A place that people walk to from the entrance. */
interface Destination {
  readonly to: Neighbour;
  /** They arrive in one of these boxes. */
  readonly boxes: readonly Box[];
}

/** The widest way from the entrance to a destination, in millimetres. */
export interface Way {
  readonly to: Neighbour;
  /** Its width on the grid, up to a step less than in truth; 0 if there is no way. */
  readonly measured: number;
  /** Distance between the sides of its narrowest place. */
  readonly width: number;
  /** The things at these sides; the door or the destination alone if the place is there. */
  readonly sides: readonly Obstacle[];
}

/**
 * Returns the widest ways from the entrance to all inner doors and to the furniture.
 *
 * @param field How far everything is from the nearest obstacle of the plan.
 * @param takes Width that a way should have.
 */
export function waysOf(furnished: FurnishedPlan, field: ClearanceField, takes: number): Way[] {
  const { building } = furnished;
  const obstacles = obstaclesOf(furnished);
  const entrances = entrancesOf(building);
  // Without an entrance, no way begins anywhere.
  if (entrances.length === 0) return [];
  const starts = entrances.flatMap((box) => cellsIn(field, box));
  const { clearance, narrowest } = widestWays(field, starts);
  return destinationsOf(furnished, obstacles, takes / 2).map(({ to, boxes }) => {
    let [widest, end] = [0, 0];
    for (const cell of boxes.flatMap((box) => cellsIn(field, box))) {
      if ((clearance[cell] ?? 0) > widest) [widest, end] = [clearance[cell] ?? 0, cell];
    }
    const measured = 2 * widest;
    const place = measured > 0 ? narrowPlaceAt(narrowest[end] ?? end, field, building, obstacles) : undefined;
    const atDestination = { width: measured, sides: boxes.slice(0, 1).map((box) => ({ box, what: to })) };
    return { to, measured, ...(place ?? atDestination) };
  });
}

/** Returns the places of people who have just come in. */
function entrancesOf({ openings }: Building): Box[] {
  return openings
    .filter(({ entrance }) => entrance)
    .map(({ hole, side }) => besideBox(hole, oppositeSide(side), 0, limits.entrance.takes));
}

/**
 * Returns inner doors and furniture. A piece that lacks the space to be used has a finding anyway.
 *
 * @param reach How far from a place of use people are there: half as much as they are wide.
 */
function destinationsOf(furnished: FurnishedPlan, obstacles: readonly Obstacle[], reach: number): Destination[] {
  const { doors, rooms } = furnished.building;
  const pieces = placesOfUse(furnished, obstacles).map(({ index, need, options }): Destination => {
    const free = options.filter(({ has }) => has >= need.depth - useSlack);
    const boxes = free.flatMap(({ side, part }) => withinReach(besideBox(part, side, 0, need.depth), reach, rooms));
    return { to: { kind: "piece", index }, boxes };
  });
  return [
    ...doors.map(({ id, hole }): Destination => ({ to: { kind: "door", id }, boxes: [hole] })),
    ...pieces.filter(({ boxes }) => boxes.length > 0),
  ];
}

/**
 * A strip may be narrower than the way, such as the one beside a bed: people reach it from the place before its end.
 */
function withinReach(strip: Box, reach: number, rooms: Building["rooms"]): Box[] {
  const { left, right, front, back } = strip;
  const near = { left: left - reach, right: right + reach, front: front - reach, back: back + reach };
  return rooms
    .map(({ polygon }) => slabs(polygon))
    .filter((floor) => floor.some((slab) => intersection(slab, strip)))
    .flatMap((floor) => floor.flatMap((slab) => intersection(slab, near) ?? []));
}

/**
 * Returns what a cell is narrow between, the nearest obstacle and the one opposite, and how far they are apart;
 * undefined at a corner, where nothing is opposite.
 */
function narrowPlaceAt(cell: number, field: ClearanceField, { doors }: Building, obstacles: readonly Obstacle[]) {
  const measured = 2 * (field.clearance[cell] ?? 0);
  const at = pointOf(field, cell);
  const one = nearestTo(at, obstacles);
  const { left, right, front, back } = one.box;
  const [x, y] = [Math.min(Math.max(at[0], left), right), Math.min(Math.max(at[1], front), back)];
  const opposite = obstacles.filter(({ box }) => boxDistance(one.box, box) > 0.9 * measured);
  if (opposite.length === 0) return undefined;
  const other = nearestTo([2 * at[0] - x, 2 * at[1] - y], opposite);
  const width = Math.round(boxDistance(one.box, other.box));
  if (width > measured + 2 * field.step) return undefined;
  // Furniture comes last among the obstacles and is named first.
  const sides = obstacles.filter((obstacle) => obstacle === one || obstacle === other).toReversed();
  const door = doors.find(({ hole }) => sides.every(({ box }) => boxDistance(box, hole) === 0));
  return { width, sides: door ? [{ box: door.hole, what: { kind: "door", id: door.id } as const }] : sides };
}

function nearestTo(point: Point, obstacles: readonly Obstacle[]): Obstacle {
  const distance = ({ box }: Obstacle) => boxDistance(boxAt(point), box);
  return obstacles.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

function boxAt([x, y]: Point): Box {
  return { left: x, right: x, front: y, back: y };
}
