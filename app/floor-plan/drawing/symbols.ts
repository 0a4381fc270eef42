import type { Point } from "#app/floor-plan/polygons.ts";
import * as shapes from "./shapes.ts";

/**
 * The symbol of a piece of furniture, as short as a page's data should be: one letter for each shape and its measures
 * in millimetres. `B100 200 900 600 30` is a box with round corners, `O450 300 200 100` an ellipse by its centre and
 * radii, `L0 0 900 600` a line. Several follow one another.
 */
export type Symbols = string;

const shape = /([BOL])([^BOL]*)/g;

export function box(x: number, y: number, width: number, depth: number, radius = 0): Symbols {
  return `B${[x, y, width, depth, radius].join(" ")}`;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX): Symbols {
  return `O${[x, y, radiusX, radiusY].join(" ")}`;
}

export function line(x: number, y: number, toX: number, toY: number): Symbols {
  return `L${[x, y, toX, toY].join(" ")}`;
}

/** Quarter turns, clockwise on the sheet. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/**
 * Turns symbols about their origin and moves the origin to a point of the sheet; all measures become whole millimetres:
 * `placeSymbols("B0 0 900 600 0", 1, [2000, 500])` → `"B1400 500 600 900 0"`.
 */
export function placeSymbols(symbols: Symbols, turns: QuarterTurns, [left, top]: Point): Symbols {
  const place = (x: number, y: number): Point => {
    const [turnedX, turnedY] = turn([x, y], turns);
    return [Math.round(left + turnedX), Math.round(top + turnedY)];
  };
  return eachShape(symbols, (kind, [a, b, c, d, radius]) => {
    if (kind === "L") return line(...place(a, b), ...place(c, d));
    if (kind === "O") {
      const radii = turns % 2 === 0 ? ([c, d] as const) : ([d, c] as const);
      return ellipse(...place(a, b), Math.round(radii[0]), Math.round(radii[1]));
    }
    const [one, other] = [place(a, b), place(a + c, b + d)];
    const [width, depth] = [Math.abs(other[0] - one[0]), Math.abs(other[1] - one[1])];
    return box(Math.min(one[0], other[0]), Math.min(one[1], other[1]), width, depth, Math.round(radius));
  });
}

/** Returns symbols as an SVG path. */
export function symbolPath(symbols: Symbols): string {
  return eachShape(symbols, (kind, [a, b, c, d, radius]) => {
    if (kind === "L") return shapes.line(a, b, c, d);
    return kind === "O" ? shapes.ellipse(a, b, c, d) : shapes.box(a, b, c, d, radius);
  });
}

type Measures = readonly [number, number, number, number, number];

function eachShape(symbols: Symbols, write: (kind: string, measures: Measures) => string): string {
  return symbols.replaceAll(shape, (_, kind: string, text: string) => {
    const [a = 0, b = 0, c = 0, d = 0, radius = 0] = text.split(" ").map(Number);
    return write(kind, [a, b, c, d, radius]);
  });
}

function turn([x, y]: Point, turns: QuarterTurns): Point {
  const turned = { 0: [x, y], 1: [-y, x], 2: [-x, -y], 3: [y, -x] } as const;
  return turned[turns];
}
