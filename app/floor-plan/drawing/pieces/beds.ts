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

/** Two beds above each other, with the ladder at the foot of a long side. */
export function bunk(pen: Pen, width: number, depth: number): string {
  const ladder = { width: 90, depth: 400 };
  const [x, y] = [width - ladder.width, depth - ladder.depth - 100];
  return [
    bed(pen, width, depth),
    pen.box(x, y, ladder.width, ladder.depth),
    ...divisions(ladder.depth, 4).map((rung) => pen.line(x, y + rung, width, y + rung)),
  ].join("");
}
