import type { Point } from "#app/floor-plan/polygons.ts";
import * as shapes from "./shapes.ts";

/** Quarter turns, clockwise in the drawing. */
type QuarterTurns = 0 | 1 | 2 | 3;

/** Draws the shapes of a piece of furniture as parts of an SVG path, in whole millimetres of the drawing. */
export type Pen = Readonly<Pick<typeof shapes, "box" | "ellipse" | "line">>;

/** Returns a pen that turns what it draws about its origin and moves the origin to a point of the drawing. */
export function createPen(turns: QuarterTurns, [left, top]: Point): Pen {
  const place = (x: number, y: number): Point => {
    const [turnedX, turnedY] = turn([x, y], turns);
    return [Math.round(left + turnedX), Math.round(top + turnedY)];
  };
  return {
    line: (x, y, toX, toY) => shapes.line(...place(x, y), ...place(toX, toY)),
    ellipse(x, y, radiusX, radiusY = radiusX) {
      const [level, upright] = turns % 2 === 0 ? [radiusX, radiusY] : [radiusY, radiusX];
      return shapes.ellipse(...place(x, y), Math.round(level), Math.round(upright));
    },
    box(x, y, width, depth, radius = 0) {
      const [[oneX, oneY], [otherX, otherY]] = [place(x, y), place(x + width, y + depth)];
      const size = [Math.abs(otherX - oneX), Math.abs(otherY - oneY)] as const;
      return shapes.box(Math.min(oneX, otherX), Math.min(oneY, otherY), ...size, Math.round(radius));
    },
  };
}

function turn([x, y]: Point, turns: QuarterTurns): Point {
  const turned = { 0: [x, y], 1: [-y, x], 2: [-x, -y], 3: [y, -x] } as const;
  return turned[turns];
}
