/**
 * Polygons with axis-parallel sides, in millimetres, x to the right and y to the back. All walls of the modules are at
 * right angles.
 */
import { type Axis, type Box, boxArea, intersection } from "./boxes.ts";

export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

/** n is the back of the plan, s its front, e its right, w its left. */
export type Side = "n" | "s" | "e" | "w";

/** One side of a polygon. */
export interface Edge {
  /** The side that its outer face looks to. */
  readonly side: Side;
  /** Axis that it runs along. */
  readonly axis: Axis;
  /** Coordinate on the other axis. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Whether the corner at each end is convex, as every corner of a rectangle; false at the inner corner of an L. */
  readonly convexFrom: boolean;
  readonly convexTo: boolean;
}

/** Returns the area of a simple polygon by the shoelace formula, for either order of its corners. */
export function polygonArea(polygon: readonly (readonly number[])[]): number {
  return Math.abs(signedArea(polygon));
}

/** Returns the smallest box around some points. */
export function boundingBox(polygon: Polygon): Box {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), front: Math.min(...ys), back: Math.max(...ys) };
}

/** Returns the sides of a polygon, counter-clockwise, for either order of its corners. */
export function edgesOf(polygon: Polygon): Edge[] {
  const corners = signedArea(polygon) < 0 ? polygon.toReversed() : polygon;
  return corners.map((start, index) => {
    const end = corner(corners, index + 1);
    const convexStart = turnsLeft(corner(corners, index - 1), start, end);
    const convexEnd = turnsLeft(start, end, corner(corners, index + 2));
    const axis = start[1] === end[1] ? "x" : "y";
    const [a, b] = axis === "x" ? [start[0], end[0]] : [start[1], end[1]];
    const rising = a < b;
    return {
      side: axis === "x" ? (rising ? "s" : "n") : rising ? "e" : "w",
      axis,
      at: axis === "x" ? start[1] : start[0],
      from: Math.min(a, b),
      to: Math.max(a, b),
      convexFrom: rising ? convexStart : convexEnd,
      convexTo: rising ? convexEnd : convexStart,
    };
  });
}

/** Returns boxes that cover a polygon exactly, cut at every y of its corners. */
export function slabs(polygon: Polygon): Box[] {
  const ys = [...new Set(polygon.map(([, y]) => y))].toSorted((a, b) => a - b);
  const uprights = edgesOf(polygon).filter(({ axis }) => axis === "y");
  return ys.slice(0, -1).flatMap((front, index) => {
    const back = ys[index + 1] ?? front;
    const crossings = uprights
      .filter(({ from, to }) => from <= front && to >= back)
      .map(({ at }) => at)
      .toSorted((a, b) => a - b);
    const boxes: Box[] = [];
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      boxes.push({ left: crossings[i] ?? 0, right: crossings[i + 1] ?? 0, front, back });
    }
    return boxes;
  });
}

/** Returns the area in mm² that two shapes share; the boxes of each shape must not overlap. */
export function sharedArea(one: readonly Box[], other: readonly Box[]): number {
  let area = 0;
  for (const a of one) {
    for (const b of other) {
      const common = intersection(a, b);
      if (common) area += boxArea(common);
    }
  }
  return area;
}

/** Returns whether a box lies completely within a polygon. */
export function isWithin(box: Box, polygon: Polygon): boolean {
  return sharedArea([box], slabs(polygon)) === boxArea(box);
}

/**
 * Returns the polygon at a distance inside another, such as the inner faces of walls.
 *
 * `[[0, 0], [1000, 0], [1000, 500], [0, 500]]` by 100 → `[[100, 100], [900, 100], [900, 400], [100, 400]]`
 */
export function inset(polygon: Polygon, distance: number): Polygon {
  const corners = signedArea(polygon) < 0 ? polygon.toReversed() : polygon;
  const edges = edgesOf(corners);
  return corners.map((_, index) => {
    const before = edges.at(index - 1);
    const after = edges[index];
    const lines = [before, after].filter((edge) => edge !== undefined);
    const inner = (axis: Axis) => {
      const edge = lines.find((line) => line.axis !== axis);
      if (!edge) throw new Error("A polygon with sides along the axes has one of each kind at every corner.");
      return edge.at + (edge.side === "s" || edge.side === "w" ? distance : -distance);
    };
    return [inner("x"), inner("y")];
  });
}

function signedArea(polygon: readonly (readonly number[])[]): number {
  const twice = polygon.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = polygon[(index + 1) % polygon.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 2;
}

function corner(polygon: Polygon, index: number): Point {
  const found = polygon.at(index % polygon.length);
  if (!found) throw new Error("A polygon without corners has no sides.");
  return found;
}

function turnsLeft([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  return (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0;
}
