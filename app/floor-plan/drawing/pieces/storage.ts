import type { Pen } from "#app/floor-plan/drawing/pen.ts";
import { divisions } from "#app/floor-plan/drawing/shapes.ts";

const shelfWidth = 400;
const hangerDistance = 130;

export function bookcase({ box, line }: Pen, width: number, depth: number): string {
  const parts = Math.max(1, Math.round(width / shelfWidth));
  return [box(0, 0, width, depth), ...divisions(width, parts).map((x) => line(x, 0, x, depth))].join("");
}

export function cabinet({ box, line }: Pen, width: number, depth: number): string {
  return box(0, 0, width, depth) + line(0, depth, width, 0);
}

/** The rail with its hangers, slightly tilted. */
export function wardrobe({ box, line }: Pen, width: number, depth: number): string {
  const parts = Math.max(2, Math.round(width / hangerDistance));
  const middle = depth / 2;
  return [
    box(0, 0, width, depth),
    line(60, middle, width - 60, middle),
    ...divisions(width, parts).map((x, index) => {
      const lean = index % 2 === 0 ? 25 : -15;
      return line(x - lean, middle - depth * 0.3, x + lean, middle + depth * 0.3);
    }),
  ].join("");
}

/** Low doors, and above them a top that is a little deeper. */
export function sideboard({ box, line }: Pen, width: number, depth: number): string {
  const doors = Math.max(2, Math.round(width / 500));
  const edge = depth - 40;
  return [
    box(0, 0, width, depth, 10),
    line(0, edge, width, edge),
    ...divisions(width, doors).map((x) => line(x, edge, x, depth)),
  ].join("");
}

/** A chest of drawers, each half with a handle. */
export function drawers({ box, line }: Pen, width: number, depth: number): string {
  const edge = depth - 50;
  const handle = width * 0.07;
  return [
    box(0, 0, width, depth),
    line(0, edge, width, edge),
    ...[width / 4, (width * 3) / 4].map((x) => line(x - handle, edge + 25, x + handle, edge + 25)),
  ].join("");
}
