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

/** Doors or drawers below a top. */
export function sideboard({ box, line }: Pen, width: number, depth: number): string {
  const edge = depth - 40;
  const doors = divisions(width, Math.max(2, Math.round(width / 500)));
  return [box(0, 0, width, depth, 10), line(0, edge, width, edge), ...doors.map((x) => line(x, edge, x, depth))].join(
    "",
  );
}
