import type { Box } from "#app/floor-plan/boxes.ts";
import { type Interval, remaining } from "#app/floor-plan/intervals.ts";

/** Boards or tiles, in millimetres: their width with the gap beside them. */
interface Boards {
  readonly pitch: number;
  readonly gap: number;
}

/** Length of the shortest board, in millimetres. */
const shortest = 300;
/** Offset of the joints from row to row, as a share of a board: the pattern repeats late. */
const stagger = 0.382;

/** Returns boards side by side that fill a stretch evenly, half a gap from its ends. */
export function boardsAcross([from, to]: Interval, { pitch, gap }: Boards): Interval[] {
  const count = Math.max(1, Math.round((to - from) / pitch));
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const start = from + index * step;
    return [start + gap / 2, start + step - gap / 2];
  });
}

/** Returns boards along x that fill a box, with staggered joints; `length` is that of a whole one. */
export function boardsIn(
  { left, right, front, back }: Box,
  { length, ...boards }: Boards & { readonly length: number },
): Box[] {
  return boardsAcross([front, back], boards).flatMap(([near, far], row) => {
    const joints = Array.from({ length: Math.ceil((right - left) / length) }, (_, index): Interval => {
      const joint = left + (((row * stagger) % 1) + index) * length;
      return [joint - boards.gap / 2, joint + boards.gap / 2];
    });
    return remaining(
      [left, right],
      joints.filter(([start, end]) => start >= left + shortest && end <= right - shortest),
    ).map(([from, to]) => ({ left: from, right: to, front: near, back: far }));
  });
}
