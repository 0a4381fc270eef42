/**
 * Conversion of positions and directions on the screen to those of the plan. On phones the plan is upright, which the
 * matrix of the browser includes.
 */
import type { Box } from "#app/floor-plan/boxes.ts";
import type { Point, Side } from "#app/floor-plan/polygons.ts";

/** A direction on the screen. */
export type ArrowDirection = "left" | "right" | "up" | "down";

/** The matrix from a drawing to the screen: x right, y down. */
type Matrix = Pick<DOMMatrixReadOnly, "a" | "b" | "c" | "d">;

const screenVectors = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const satisfies Record<
  ArrowDirection,
  Point
>;

/** Returns the side of the plan to which an arrow points on the screen. */
export function sideTowards({ a, b, c, d }: Matrix, direction: ArrowDirection): Side {
  const [x, y] = screenVectors[direction];
  // Lengths of the arrow along the axes of the drawing, whose y grows towards the front.
  const along = x * a + y * b;
  const across = x * c + y * d;
  if (Math.abs(along) > Math.abs(across)) return along > 0 ? "e" : "w";
  return across > 0 ? "s" : "n";
}

/** Returns the point of a plan that is under a pointer, in millimetres; undefined while the plan is hidden. */
export function planPointAt(
  group: SVGGraphicsElement | null,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  { left, back }: Box,
): Point | undefined {
  const matrix = group?.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [left + x, back - y];
}
