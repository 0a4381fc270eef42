import type { ClearanceField } from "./clearance-field.ts";

/** The widest way from some cells to every other one. */
export interface WidestWays {
  /** Clearance at the narrowest cell of the way to each cell; 0 if there is none. */
  readonly clearance: Uint16Array;
  /** That narrowest cell. */
  readonly narrowest: Int32Array;
}

/** Returns the widest ways from some cells, by adding cells from wide to narrow. */
export function widestWays({ clearance: free, columns }: ClearanceField, sources: readonly number[]): WidestWays {
  const clearance = new Uint16Array(free.length);
  const narrowest = new Int32Array(free.length);
  const widest = free.reduce((most, own) => Math.max(most, own), 0);
  /** Cells that are reached, by the clearance on their way. */
  const levels: number[][] = Array.from({ length: widest + 1 }, () => []);
  function reach(cell: number, upTo: number, narrow: number): void {
    const own = free[cell] ?? 0;
    if (own === 0 || clearance[cell] !== 0) return;
    clearance[cell] = Math.min(own, upTo);
    narrowest[cell] = own < upTo ? cell : narrow;
    levels[Math.min(own, upTo)]?.push(cell);
  }
  for (const cell of sources) reach(cell, Number.POSITIVE_INFINITY, cell);
  for (let level = widest; level > 0; level--) {
    // Those that are reached on the way come last, so that each has the nearest of the narrowest cells of this level.
    for (const cell of levels[level] ?? []) {
      // Walls on all sides keep the rows apart.
      for (const next of [cell - 1, cell + 1, cell - columns, cell + columns])
        reach(next, level, narrowest[cell] ?? cell);
    }
  }
  return { clearance, narrowest };
}
