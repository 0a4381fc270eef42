/** Where a row that scrolls stands. In pixels; below zero in rows written from right to left. */
export interface RowPosition {
  /** Start of each slot, seen from the start of the first one. */
  readonly starts: readonly number[];
  readonly position: number;
  /** The furthest that the row can scroll, always above zero. */
  readonly furthest: number;
}

/** Browsers round positions on screens with fractional pixels. */
export const tolerance = 1;

/** Number of the slot that the row stands at. The last one counts at the end of the row, where no start may reach. */
export function nearestSlot({ starts, position, furthest }: RowPosition): number {
  const scrolled = Math.abs(position);
  if (furthest > 0 && scrolled >= furthest - tolerance) return Math.max(0, starts.length - 1);
  const distances = starts.map((start) => Math.abs(Math.abs(start) - scrolled));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
