import type { Pen } from "#app/floor-plan/drawing/pen.ts";
import { divisions } from "#app/floor-plan/drawing/shapes.ts";

// In millimetres; the back is at y = 0, as for all pieces.
const arm = 160;
const backrest = 200;
// Width of the seat of one person.
const seat = 750;

export function sofa({ box, line }: Pen, width: number, depth: number): string {
  const inner = width - 2 * arm;
  const seats = Math.max(1, Math.round(inner / seat));
  return [
    box(0, 0, width, depth, 60),
    box(arm, backrest, inner, depth - backrest, 50),
    ...divisions(inner, seats).map((x) => line(arm + x, backrest, arm + x, depth)),
  ].join("");
}

/** A sofa with the edge at which it folds out. */
export function sofaBed(pen: Pen, width: number, depth: number): string {
  const fold = depth - 180;
  return sofa(pen, width, depth) + pen.line(arm, fold, width - arm, fold);
}

export function armchair({ box }: Pen, width: number, depth: number): string {
  const side = Math.min(arm, width * 0.18);
  return box(0, 0, width, depth, 90) + box(side, backrest, width - 2 * side, depth - backrest, 60);
}

/** A bench without a back, with its slats along it. */
export function bench({ box, line }: Pen, width: number, depth: number): string {
  const slats =
    width >= depth
      ? divisions(depth, 4).map((y) => line(0, y, width, y))
      : divisions(width, 4).map((x) => line(x, 0, x, depth));
  return [box(0, 0, width, depth, 20), ...slats].join("");
}
