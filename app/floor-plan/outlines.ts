import type { Box } from "./boxes.ts";
import type { Point, Polygon } from "./polygons.ts";

/**
 * Returns the outlines of the union of some boxes: one counter-clockwise polygon around each connected part, and one
 * clockwise around each hole.
 *
 * Two boxes side by side → one rectangle with four corners; four walls around a room → two rectangles.
 */
export function outlinesOf(boxes: readonly Box[]): Polygon[] {
  const next = boundarySteps(boxes);
  const outlines: Polygon[] = [];
  for (const [key, [first]] of next) {
    if (!first) continue;
    const corners: Point[] = [];
    let at: Point = pointOf(key);
    let heading: Point | undefined;
    for (;;) {
      const step = takeStep(next, at, heading);
      if (!step) break;
      const direction: Point = [Math.sign(step[0] - at[0]), Math.sign(step[1] - at[1])];
      if (heading?.[0] !== direction[0] || heading[1] !== direction[1]) corners.push(at);
      heading = direction;
      at = step;
    }
    outlines.push(withoutStraightStart(corners));
  }
  return outlines;
}

/**
 * Returns the edges of the grid of all box sides that have a covered cell on the left and none on the right, by start.
 */
function boundarySteps(boxes: readonly Box[]): Map<string, Point[]> {
  const xs = sortedUnique(boxes.flatMap(({ left, right }) => [left, right]));
  const ys = sortedUnique(boxes.flatMap(({ front, back }) => [front, back]));
  const covered = (column: number, row: number) => {
    const [x0, x1, y0, y1] = [xs[column], xs[column + 1], ys[row], ys[row + 1]];
    if (x0 === undefined || x1 === undefined || y0 === undefined || y1 === undefined) return false;
    return boxes.some(({ left, right, front, back }) => left <= x0 && right >= x1 && front <= y0 && back >= y1);
  };
  const steps = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const existing = steps.get(keyOf(from));
    if (existing) existing.push(to);
    else steps.set(keyOf(from), [to]);
  };
  for (let row = 0; row + 1 < ys.length; row += 1) {
    for (let column = 0; column + 1 < xs.length; column += 1) {
      if (!covered(column, row)) continue;
      const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [xs[column], xs[column + 1], ys[row], ys[row + 1]];
      if (!covered(column, row - 1)) add([x0, y0], [x1, y0]);
      if (!covered(column + 1, row)) add([x1, y0], [x1, y1]);
      if (!covered(column, row + 1)) add([x1, y1], [x0, y1]);
      if (!covered(column - 1, row)) add([x0, y1], [x0, y0]);
    }
  }
  return steps;
}

/** Takes one step from a point. Where two parts touch at a corner, turning left keeps them apart. */
function takeStep(steps: Map<string, Point[]>, at: Point, heading: Point | undefined): Point | undefined {
  const choices = steps.get(keyOf(at)) ?? [];
  const isLeft = ([x, y]: Point) => heading !== undefined && heading[0] * (y - at[1]) - heading[1] * (x - at[0]) > 0;
  const index = Math.max(0, choices.findIndex(isLeft));
  return choices.splice(index, 1)[0];
}

/** Removes the first corner where the walk began in the middle of a side. */
function withoutStraightStart(corners: Point[]): Point[] {
  const [first, second] = corners;
  const last = corners.at(-1);
  if (!first || !second || !last) return corners;
  const straight = (axis: 0 | 1) => first[axis] === second[axis] && first[axis] === last[axis];
  return straight(0) || straight(1) ? corners.slice(1) : corners;
}

function sortedUnique(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}

function keyOf([x, y]: Point): string {
  return `${x} ${y}`;
}

function pointOf(key: string): Point {
  const [x = 0, y = 0] = key.split(" ").map(Number);
  return [x, y];
}
