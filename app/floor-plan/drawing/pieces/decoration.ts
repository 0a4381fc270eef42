import type { Pen } from "#app/floor-plan/drawing/pen.ts";

/** A carpet with its border. */
export function rug({ box }: Pen, width: number, depth: number): string {
  const border = 80;
  return box(0, 0, width, depth) + box(border, border, width - 2 * border, depth - 2 * border);
}

/** A pot with leaves. */
export function plant({ ellipse, line }: Pen, width: number, depth: number): string {
  const [x, y] = [width / 2, depth / 2];
  const leaves = Array.from({ length: 8 }, (_, index) => (index * Math.PI) / 4);
  return [
    ellipse(x, y, x, y),
    ...leaves.map((angle) => line(x, y, x + Math.cos(angle) * x * 0.86, y + Math.sin(angle) * y * 0.86)),
    ellipse(x, y, x * 0.28, y * 0.28),
  ].join("");
}

/** A round foot below a round shade. */
export function floorLamp({ ellipse }: Pen, width: number, depth: number): string {
  const [x, y] = [width / 2, depth / 2];
  return ellipse(x, y, x, y) + ellipse(x, y, x * 0.22, y * 0.22);
}
