import { box } from "#app/floor-plan/drawing/shapes.ts";

/** A drawing as paths of SVG: lines, dashes for what is not there or not spent, solid parts, glass, and steel. */
export interface CardLines {
  /** Units, if other than that of `cardDrawingSize`. */
  readonly height?: number;
  readonly lines: string;
  readonly dashes?: string;
  readonly solid?: string;
  readonly glass?: string;
  readonly steel?: string;
}

/** Width of all drawings of cards and height of most of them, in units of their own. */
export const cardDrawingSize = { width: 108, height: 60 };

/** Returns the panes, the wood and the steel of a module seen from the front, 27 units long. */
export function moduleAt(x: number, foot: number) {
  /** Measures in parts of 141 mm, upwards from the foot. */
  const part = (start: number, top: number, length: number, depth: number) =>
    box(x + start / 2, foot - top / 2, length / 2, depth / 2);
  const panes = [4.8, 12.8, 20.8, 28.8, 39.8].map((start) => part(start, 18.8, 7.2, 14.4)).join("");
  const feet = [2, 18.4, 35, 51.4].map((start) => part(start, 2.8, 0.8, 2.8)).join("");
  const posts = [0, 37.4, 53].map((start) => part(start, 21.4, 1, 17.4)).join("");
  const steel = part(-1, 23.2, 56, 1.8) + part(0, 4.2, 54, 1.4) + posts + feet;
  return { glass: panes, solid: part(0, 21.4, 54, 17.2) + panes, steel };
}

/** Returns the outline of such a module. */
export function outlineAt(x: number, foot: number): string {
  return box(x - 0.5, foot - 11.6, 28, 11.6);
}
