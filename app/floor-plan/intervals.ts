/** A stretch of a line in millimetres, the smaller end first. */
export type Interval = readonly [from: number, to: number];

/** Returns the stretch between two points, in any order. */
export function between(one: number, other: number): Interval {
  return [Math.min(one, other), Math.max(one, other)];
}

/** Returns what is left of a stretch after cutting others out: `remaining([0, 10], [[2, 4]])` → `[[0, 2], [4, 10]]`. */
export function remaining([from, to]: Interval, cuts: readonly Interval[]): Interval[] {
  const left: Interval[] = [];
  let reached = from;
  for (const [start, end] of cuts.toSorted((one, other) => one[0] - other[0])) {
    if (start > reached) left.push([reached, Math.min(start, to)]);
    reached = Math.max(reached, end);
    if (reached >= to) break;
  }
  if (reached < to) left.push([reached, to]);
  return left.filter(([start, end]) => end > start);
}

/** Returns the length that two stretches share; a negative value is the gap between them. */
export function sharedLength(one: Interval, other: Interval): number {
  return Math.min(one[1], other[1]) - Math.max(one[0], other[0]);
}

/** Returns whether the first stretch lies within the second. */
export function within([from, to]: Interval, [start, end]: Interval): boolean {
  return from >= start && to <= end;
}
