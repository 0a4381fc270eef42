import type { Pen } from "#app/floor-plan/drawing/pen.ts";
import { divisions } from "#app/floor-plan/drawing/shapes.ts";

/** Handlebar towards the back, pedals, saddle and the two feet. */
export function exerciseBike({ box, line }: Pen, width: number, depth: number): string {
  const middle = width / 2;
  const bar = (y: number, share: number) => box(middle - (width * share) / 2, y, width * share, 60, 30);
  return [
    ...[bar(0, 0.8), bar(depth - 60, 0.8), line(middle, 60, middle, depth - 60)],
    ...[bar(depth * 0.26, 1), bar(depth * 0.45, 0.6), box(middle - 90, depth * 0.62, 180, depth * 0.2, 80)],
  ].join("");
}

/** A couch with the opening for the face. */
export function massageTable({ box, ellipse, line }: Pen, width: number, depth: number): string {
  const fold = depth / 2;
  return [box(0, 0, width, depth, 90), ellipse(width / 2, 190, 90, 120), line(0, fold, width, fold)].join("");
}

/** A mat with one of its ends rolled up. */
export function mat({ box }: Pen, width: number, depth: number): string {
  const [rollWidth, rollDepth] = width > depth ? [90, depth] : [width, 90];
  return box(0, 0, width, depth, 20) + box(0, 0, rollWidth, rollDepth, 45);
}

/** Dumbbells side by side on their rack. */
export function weightRack({ box }: Pen, width: number, depth: number): string {
  const middles = divisions(width, 2 * Math.max(2, Math.round(width / 220))).filter((_, index) => index % 2 === 0);
  const weight = (x: number, y: number) => box(x - 45, y, 90, depth * 0.26, 20);
  const dumbbells = middles.map(
    (x) => box(x - 15, depth * 0.4, 30, depth * 0.2) + weight(x, depth * 0.14) + weight(x, depth * 0.6),
  );
  return box(0, 0, width, depth) + dumbbells.join("");
}
