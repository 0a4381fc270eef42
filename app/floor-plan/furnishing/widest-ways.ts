import type { ClearanceField } from "./clearance-field.ts";

/** The widest way from some cells to every other one. */
export interface WidestWays {
  /** Clearance at the narrowest cell of the way to each cell; 0 where there is none. */
  readonly clearance: Float32Array;
  /** That narrowest cell. */
  readonly narrowest: Int32Array;
}

/** Returns the widest ways from some cells, by adding cells from wide to narrow. */
export function widestWays({ clearance: free, columns }: ClearanceField, sources: readonly number[]): WidestWays {
  const clearance = new Float32Array(free.length);
  const narrowest = new Int32Array(free.length);
  const widest = free.reduce((most, own) => Math.max(most, own), 0);
  /** Cells that are reached, by whole millimetres of clearance on their way. */
  const levels: number[][] = Array.from({ length: Math.floor(widest) + 1 }, () => []);
  function reach(cell: number, upTo: number, narrow: number): void {
    const own = free[cell] ?? 0;
    if (own === 0 || (clearance[cell] ?? 0) > 0) return;
    clearance[cell] = Math.min(own, upTo);
    narrowest[cell] = own < upTo ? cell : narrow;
    levels[Math.floor(Math.min(own, upTo))]?.push(cell);
  }
  for (const cell of sources) reach(cell, Number.POSITIVE_INFINITY, cell);
  for (let level = levels.length - 1; level >= 0; level--) {
    const cells = levels[level] ?? [];
    for (let cell = cells.pop(); cell !== undefined; cell = cells.pop()) {
      const way = clearance[cell] ?? 0;
      const narrow = narrowest[cell] ?? cell;
      // Walls on all sides keep the rows apart.
      for (const next of [cell - 1, cell + 1, cell - columns, cell + columns]) reach(next, way, narrow);
    }
  }
  return { clearance, narrowest };
}
