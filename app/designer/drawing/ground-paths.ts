import { type Box, boxAlong } from "#app/floor-plan/boxes.ts";
import { baseDepth } from "#app/floor-plan/building-heights.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { edgesOf, type Point, type Polygon, slabs } from "#app/floor-plan/polygons.ts";
import { isWet } from "#app/floor-plan/wet-rooms.ts";
import { upright } from "./drawn-solid.ts";
import { facesOf, project } from "./isometry.ts";

/** `base` is the frame below the floor, `joint` a line between boards or tiles. */
export type GroundStyle = "base" | "floor" | "wet-floor" | "joint";

/** Distances of the joints of a floor, in millimetres. */
const boardWidth = 200;
const tileWidth = 400;

/** Returns what is below the walls: the sides of the base that the viewer sees, and the floors. */
export function groundPaths(plan: Pick<Plan, "outline" | "rooms" | "furniture">) {
  const base = edgesOf(plan.outline)
    .filter(({ side }) => side === "s" || side === "e")
    .map(({ axis, at, from, to }) => upright(boxAlong(axis, [from, to], [at, at]), [-baseDepth, 0], "furniture"))
    .flatMap(facesOf);
  const wet = plan.rooms.filter(({ id }) => isWet(plan, id));
  const joints = plan.rooms.flatMap((room) =>
    slabs(room.polygon).flatMap((slab) =>
      wet.includes(room) ? [...rows(slab, tileWidth), ...columns(slab, tileWidth)] : rows(slab, boardWidth),
    ),
  );
  return [
    ["base", base.map(({ path }) => path).join("")],
    ["floor", outlinePath(plan.outline)],
    ["wet-floor", wet.map(({ polygon }) => outlinePath(polygon)).join("")],
    ["joint", joints.join("")],
  ] as const;
}

function outlinePath(polygon: Polygon): string {
  return `M${polygon.map((point) => project(point).join(" ")).join("L")}z`;
}

/** Returns lines from left to right at every multiple of a distance. */
function rows({ left, right, front, back }: Box, distance: number): string[] {
  return multiples([front, back], distance).map((y) => line([left, y], [right, y]));
}

function columns({ left, right, front, back }: Box, distance: number): string[] {
  return multiples([left, right], distance).map((x) => line([x, front], [x, back]));
}

/** `multiples([180, 800], 200)` → `[200, 400, 600]` */
function multiples([from, to]: Interval, distance: number): number[] {
  const first = Math.floor(from / distance) + 1;
  return Array.from({ length: Math.ceil(to / distance) - first }, (_, index) => (first + index) * distance);
}

function line(from: Point, to: Point): string {
  return `M${project(from).join(" ")}L${project(to).join(" ")}`;
}
