import { divisions } from "#app/floor-plan/drawing/shapes.ts";
import { box, line } from "#app/floor-plan/drawing/symbols.ts";

const arm = 160;
const backrest = 200;
// Width of the seat of one person.
const seat = 750;

export function sofa(width: number, depth: number): string {
  const inner = width - 2 * arm;
  const seats = Math.max(1, Math.round(inner / seat));
  return [
    box(0, 0, width, depth, 60),
    box(arm, backrest, inner, depth - backrest, 50),
    ...divisions(inner, seats).map((x) => line(arm + x, backrest, arm + x, depth)),
  ].join("");
}

/** A sofa with the edge at which it folds out. */
export function sofaBed(width: number, depth: number): string {
  const fold = depth - 180;
  return sofa(width, depth) + line(arm, fold, width - arm, fold);
}
