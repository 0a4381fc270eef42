import { type Box, boxDistance, intersection } from "#app/floor-plan/boxes.ts";
import { type Point, slabs } from "#app/floor-plan/polygons.ts";
import { besideBox, oppositeSide } from "#app/floor-plan/sides.ts";
import type { Building, Obstacle } from "./building.ts";
import { placesOfUse } from "./checks/space.ts";
import { cellsIn, clearanceField, pointOf } from "./clearance-field.ts";
import type { Neighbour } from "./finding.ts";
import { limits, useSlack } from "./limits.ts";
import { obstaclesOf } from "./obstacles.ts";
import type { FurnishedPlan } from "./placed-piece.ts";
import { widestWays } from "./widest-ways.ts";

/** A place that people walk to from the entrance. */
export interface Destination {
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
  /** What is at these sides; the door or the destination alone if the place is there. */
  readonly sides: readonly Obstacle[];
}

/**
 * Returns the widest ways from the entrance to all inner doors and to the furniture.
 *
 * @param step Side of the cells of the grid.
 * @param takes Width that a way should have.
 */
export function waysOf(furnished: FurnishedPlan, step: number, takes: number = limits.way.takes): Way[] {
  const { building } = furnished;
  const obstacles = obstaclesOf(furnished);
  const field = clearanceField(building, obstacles, step);
  const starts = entrancesOf(building).flatMap((box) => cellsIn(field, box));
  const { clearance, narrowest } = widestWays(field, starts);
  return destinationsOf(furnished, obstacles, takes / 2).map(({ to, boxes }) => {
    let [widest, end] = [0, 0];
    for (const cell of boxes.flatMap((box) => cellsIn(field, box))) {
      if ((clearance[cell] ?? 0) > widest) [widest, end] = [clearance[cell] ?? 0, cell];
    }
    const measured = 2 * widest;
    const place = sidesAt(pointOf(field, narrowest[end] ?? end), measured, building, obstacles);
    // If there is no way, or it is narrow round a corner, nothing is as far apart.
    if (measured > 0 && place.width <= measured + 2 * step) return { to, measured, ...place };
    return { to, measured, width: Math.round(measured), sides: boxes.slice(0, 1).map((box) => ({ box, what: to })) };
  });
}

/** Returns where people stand who have come in. */
export function entrancesOf({ openings }: Building): Box[] {
  return openings
    .filter(({ entrance }) => entrance)
    .map(({ hole, side }) => besideBox(hole, oppositeSide(side), 0, limits.entrance.takes));
}

/**
 * Returns inner doors and furniture. A piece that lacks the space to be used has a finding anyway.
 *
 * @param reach How far from a place of use people are there: half as much as they are wide.
 */
export function destinationsOf(furnished: FurnishedPlan, obstacles: readonly Obstacle[], reach: number): Destination[] {
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

/** A strip may be narrower than the way, such as the one beside a bed: people reach it from the place before its end. */
function withinReach(strip: Box, reach: number, rooms: Building["rooms"]): Box[] {
  const { left, right, front, back } = strip;
  const near = { left: left - reach, right: right + reach, front: front - reach, back: back + reach };
  return rooms
    .map(({ polygon }) => slabs(polygon))
    .filter((floor) => floor.some((slab) => intersection(slab, strip)))
    .flatMap((floor) => floor.flatMap((slab) => intersection(slab, near) ?? []));
}

/** Returns what a narrow place is between: the obstacle nearest to its middle, and the one opposite, not nearer. */
function sidesAt(at: Point, measured: number, { doors }: Building, obstacles: readonly Obstacle[]) {
  const one = nearestTo(at, obstacles);
  const { left, right, front, back } = one.box;
  const [x, y] = [Math.min(Math.max(at[0], left), right), Math.min(Math.max(at[1], front), back)];
  const opposite = obstacles.filter(({ box }) => boxDistance(one.box, box) > 0.9 * measured);
  const other = nearestTo([2 * at[0] - x, 2 * at[1] - y], opposite);
  const door = doors.find(({ hole }) => boxDistance(boxAt(at), hole) === 0);
  return {
    width: Math.round(boxDistance(one.box, other.box)),
    // Furniture comes last among the obstacles and is named first.
    sides: door
      ? [{ box: door.hole, what: { kind: "door", id: door.id } as const }]
      : obstacles.filter((obstacle) => obstacle === one || obstacle === other).toReversed(),
  };
}

function nearestTo(point: Point, obstacles: readonly Obstacle[]): Obstacle {
  const distance = ({ box }: Obstacle) => boxDistance(boxAt(point), box);
  return obstacles.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

function boxAt([x, y]: Point): Box {
  return { left: x, right: x, front: y, back: y };
}
