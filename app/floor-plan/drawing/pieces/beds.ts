import type { Pen } from "#app/floor-plan/drawing/pen.ts";
import { divisions } from "#app/floor-plan/drawing/shapes.ts";

// Minimum width of a double bed.
const doubleBed = 1200;

export function bed({ box, line }: Pen, width: number, depth: number): string {
  const pillows = width >= doubleBed ? 2 : 1;
  const gap = 60;
  const pillowWidth = (width - gap * (pillows + 1)) / pillows;
  const fold = depth * 0.3;
  return [
    box(0, 0, width, depth, 30),
    ...Array.from({ length: pillows }, (_, index) => box(gap + index * (pillowWidth + gap), 70, pillowWidth, 380, 60)),
    // The cover with its corner turned down.
    line(0, fold, width, fold),
    line(0, fold + 220, width * 0.5, fold),
  ].join("");
}

/** Two beds above each other, with the rungs of the ladder near the foot. */
export function bunk(pen: Pen, width: number, depth: number): string {
  const rungs = divisions(depth * 0.3, 5).map((rung) =>
    pen.line(width - 90, depth * 0.65 + rung, width, depth * 0.65 + rung),
  );
  return bed(pen, width, depth) + pen.line(width - 90, 0, width - 90, depth) + rungs.join("");
}
