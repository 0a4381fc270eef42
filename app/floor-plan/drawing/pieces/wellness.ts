import type { Pen } from "#app/floor-plan/drawing/pen.ts";

/** Handlebar towards the back, saddle, flywheel and pedals. */
export function exerciseBike({ box, ellipse, line }: Pen, width: number, depth: number): string {
  const middle = width / 2;
  return [
    box(width * 0.1, 0, width * 0.8, 70, 30),
    line(middle, 70, middle, depth - 60),
    box(0, depth * 0.26, width, 60, 30),
    ellipse(middle, depth * 0.45, width * 0.16, depth * 0.14),
    line(width * 0.14, depth * 0.45, width * 0.86, depth * 0.45),
    box(middle - 90, depth * 0.64, 180, 240, 80),
    box(width * 0.1, depth - 70, width * 0.8, 70, 30),
  ].join("");
}

/** A couch with the opening for the face. */
export function massageTable({ box, ellipse, line }: Pen, width: number, depth: number): string {
  const fold = depth / 2;
  return [box(0, 0, width, depth, 90), ellipse(width / 2, 190, 90, 120), line(0, fold, width, fold)].join("");
}

/** A mat with one end rolled up. */
export function mat({ box, line }: Pen, width: number, depth: number): string {
  return [box(0, 0, width, depth, 20), line(0, 90, width, 90), line(0, 45, width, 45)].join("");
}

/** Pairs of dumbbells on their rack. */
export function weightRack({ box }: Pen, width: number, depth: number): string {
  const places = Math.max(2, Math.round(width / 220));
  const pitch = width / places;
  const weight = 90;
  return [
    box(0, 0, width, depth),
    ...Array.from({ length: places }, (_, index) => (index + 0.5) * pitch).flatMap((x) => [
      box(x - weight / 2, depth * 0.14, weight, depth * 0.26, 20),
      box(x - weight / 2, depth * 0.6, weight, depth * 0.26, 20),
      box(x - 15, depth * 0.4, 30, depth * 0.2),
    ]),
  ].join("");
}
