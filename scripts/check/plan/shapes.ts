import type { Plan } from "#app/floor-plan/plan-schema.ts";
import type { Point, Polygon } from "#app/floor-plan/polygons.ts";
import type { PlanIssue } from "./plan-issue.ts";

/** The outline and the rooms need axis-parallel sides that do not cross; all other rules rely on that. */
export function shapeIssues({ outline, rooms }: Plan): PlanIssue[] {
  const polygons = [
    { polygon: outline, path: ["outline"] },
    ...rooms.map(({ polygon }, index) => ({ polygon, path: ["rooms", index, "polygon"] })),
  ];
  return polygons
    .filter(({ polygon }) => !isRectilinear(polygon) || crossesItself(polygon))
    .map(({ path }) => ({ code: "plan-shape", path, values: {} }));
}

/** Returns whether horizontal and vertical sides alternate and none has length zero. */
function isRectilinear(polygon: Polygon): boolean {
  const axes = sidesOf(polygon).map(([[x, y], [nextX, nextY]]) =>
    y === nextY && x !== nextX ? "x" : x === nextX && y !== nextY ? "y" : undefined,
  );
  return axes.every((axis, index) => axis !== undefined && axis !== axes.at(index - 1));
}

function crossesItself(polygon: Polygon): boolean {
  const sides = sidesOf(polygon);
  return sides.some((one, index) =>
    // Neighbours share a corner, and so do the first and the last side.
    sides.slice(index + 2, index === 0 ? -1 : undefined).some((other) => touch(one, other)),
  );
}

function touch([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const meet = (axis: 0 | 1) =>
    Math.max(Math.min(a[axis], b[axis]), Math.min(c[axis], d[axis])) <=
    Math.min(Math.max(a[axis], b[axis]), Math.max(c[axis], d[axis]));
  return meet(0) && meet(1);
}

function sidesOf(polygon: Polygon): (readonly [Point, Point])[] {
  return polygon.map((start, index) => [start, polygon[(index + 1) % polygon.length] ?? start]);
}
