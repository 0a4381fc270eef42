/** Distances of the dimension lines from the building, for figures of a size. All in millimetres of the plan. */
export function dimensionDistances(size: number): { readonly chain: number; readonly whole: number } {
  return { chain: Math.round(size * 1.9), whole: Math.round(size * 3.9) };
}

/** What the sheet shows: left, top, width and height. */
export type View = readonly [number, number, number, number];

/**
 * The sheet with room for the dimension lines below and at the right. Elsewhere it ends with the walls, so that they
 * stand in line with the words of the page; half of their outline lies outside.
 */
export function planView(length: number, depth: number, size: number): View {
  const end = dimensionDistances(size).whole + Math.round(size * 0.8);
  return [0, 0, length + end, depth + end];
}
