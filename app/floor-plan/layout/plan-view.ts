/** Returns the distances of the dimension lines from the building for a font size, in millimetres of the plan. */
export function dimensionDistances(size: number): { readonly chain: number; readonly whole: number } {
  return { chain: Math.round(size * 1.9), whole: Math.round(size * 3.9) };
}

/** Left, top, width and height of the visible part. */
export type View = readonly [number, number, number, number];

/**
 * Returns the view of a plan with space for the dimension lines below and at the right. The other two sides end with
 * the walls, which therefore align with the text of the page; half of their stroke is outside.
 */
export function planView(length: number, depth: number, size: number): View {
  const end = dimensionDistances(size).whole + Math.round(size * 0.8);
  return [0, 0, length + end, depth + end];
}
