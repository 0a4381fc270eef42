/** Scroll position of a row in pixels. Values are negative in right-to-left rows. */
export interface RowPosition {
  /** Start of each slot, relative to the first one. */
  readonly starts: readonly number[];
  readonly position: number;
  /** Maximum scroll distance, always positive. */
  readonly furthest: number;
}

/** Browsers round scroll positions on screens with fractional pixels. */
export const tolerance = 1;

/**
 * Returns the index of the slot that the row is scrolled to. At the end of the row that is the last one, whose start
 * may be out of reach.
 */
export function nearestSlot({ starts, position, furthest }: RowPosition): number {
  const scrolled = Math.abs(position);
  if (furthest > 0 && scrolled >= furthest - tolerance) return Math.max(0, starts.length - 1);
  const distances = starts.map((start) => Math.abs(Math.abs(start) - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
