import type { Box } from "#app/floor-plan/boxes.ts";
import type { Point, Polygon } from "#app/floor-plan/polygons.ts";
import { box as boxPath } from "./shapes.ts";

/**
 * Converts plan coordinates to those of an SVG: the origin moves to the corner at the back left, and y is flipped,
 * because the front of a plan is at the bottom and y grows downwards in SVG. No other module converts.
 */
export interface SvgAxes {
  point(point: Point): Point;
  /** `M0 0H7600V3700H0Z` */
  polygon(polygon: Polygon): string;
  /** `M180 180h900v600h-900z` */
  box(box: Box): string;
  /** Left, top, width and height. */
  place(box: Box): readonly [number, number, number, number];
}

/** Returns the axes of a drawing within these bounds. All results are whole millimetres. */
export function createSvgAxes(bounds: Box): SvgAxes {
  const point = ([x, y]: Point): Point => [Math.round(x - bounds.left), Math.round(bounds.back - y)];
  const place: SvgAxes["place"] = ({ left, right, front, back }) => {
    const [x, top] = point([left, back]);
    const [end, bottom] = point([right, front]);
    return [x, top, end - x, bottom - top];
  };
  return {
    point,
    place,
    polygon(polygon) {
      return polygon
        .reduce((path, corner, index) => {
          const [x, y] = point(corner);
          if (index === 0) return `M${x} ${y}`;
          return path + (polygon[index - 1]?.[0] === corner[0] ? `V${y}` : `H${x}`);
        }, "")
        .concat("Z");
    },
    box: (box) => boxPath(...place(box)),
  };
}
