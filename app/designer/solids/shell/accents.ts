import { ball, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import { intersection } from "#app/floor-plan/boxes.ts";
import { type Interval, remaining } from "#app/floor-plan/intervals.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox, type Edge } from "#app/floor-plan/polygons.ts";
import { boxInWall, holeAlong, isOnEdge, withinWall } from "#app/floor-plan/walls.ts";
import { isWet } from "#app/floor-plan/wet-rooms.ts";
import { blockOn } from "./shell-solids.ts";

type AccentPlan = Pick<Plan, "walls" | "rooms" | "furniture" | "openings">;

/** A picture in millimetres: its width, its height above the floor, the rims around its paper and its field. */
const picture = { width: 950, z: [1250, 1950], rim: 30, field: 85, room: 1400 } as const;

/** The ovals of a picture: from where to where along it and upwards, as shares of its size. */
const ovals = [
  [0.12, 0.3, 0.14, 0.6],
  [0.2, 0.44, 0.44, 0.84],
  [0.46, 0.56, 0.5, 0.66],
  [0.5, 0.66, 0.14, 0.52],
  [0.58, 0.88, 0.36, 0.6],
  [0.72, 0.9, 0.54, 0.86],
] as const;

/**
 * Returns the stretches of an outer wall in the accent colour: end walls of all rooms except bathrooms, as in the
 * renders.
 */
export function accentsAlong(plan: AccentPlan, edge: Edge): Interval[] {
  if (edge.axis === "x" || !edge.convexFrom || !edge.convexTo) return [];
  const face = boxInWall(edge, [edge.from, edge.to], [0, plan.walls.exterior + 1]);
  const wet = plan.rooms
    .filter(({ id }) => isWet(plan, id))
    .map(({ polygon }) => boundingBox(polygon))
    .filter((room) => intersection(room, face));
  return remaining(
    [edge.from, edge.to],
    wet.map(({ front, back }): Interval => [front, back]),
  );
}

/** Returns a picture in the middle of each stretch of accent colour that has the room for one. */
export function pictureSolids(plan: AccentPlan, edge: Edge): Solid[] {
  const holes = plan.openings
    .filter((opening) => isOnEdge(opening, edge))
    .map(({ axis, at, width }) => holeAlong(axis, at, width));
  return accentsAlong(plan, edge)
    .flatMap((stretch) => remaining(stretch, holes))
    .filter(([from, to]) => to - from >= picture.room)
    .flatMap(([from, to]) => framedPicture(edge, plan.walls.exterior, (from + to - picture.width) / 2));
}

function framedPicture(edge: Edge, wall: number, start: number): Solid[] {
  const [bottom, top] = picture.z;
  const part = (rim: number, depth: number, paint: Paint) => {
    const box = boxInWall(edge, [start + rim, start + picture.width - rim], [wall, wall + depth]);
    return blockOn(box, [bottom + rim, top - rim], paint);
  };
  const along = (share: number) => start + picture.width * share;
  const up = (share: number) => bottom + (top - bottom) * share;
  return [
    part(0, 24, "oak"),
    part(picture.rim, 26, "paper"),
    part(picture.field, 28, edge.side === "w" ? "sky" : "clay"),
    ...ovals.map(([left, right, low, high], index) => {
      const depth = withinWall(edge, [wall + 22 - index, wall + 31 + index]);
      return ball(depth, [along(left), along(right)], [up(low), up(high)], "cream");
    }),
  ];
}
