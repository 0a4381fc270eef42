import type { Pen } from "#app/floor-plan/drawing/pen.ts";
import { divisions } from "#app/floor-plan/drawing/shapes.ts";
import { deskChair, tuckedChair } from "#app/floor-plan/seating.ts";

const { width: chairWidth, depth: chairBack } = tuckedChair;
// Depth of a desk's chair below the desk.
const covered = 90;
// Length of the table's edge for one person, including some space to the neighbours.
const place = 530;

/** A table with chairs along both of its longer sides. */
export function table({ box }: Pen, width: number, depth: number): string {
  const along = Math.max(width, depth);
  const chairs = Math.max(1, Math.floor(along / place));
  const middles = divisions(along, chairs * 2).filter((_, index) => index % 2 === 0);
  const seats = middles.flatMap((middle) => {
    const start = middle - chairWidth / 2;
    return width >= depth
      ? [box(start, -chairBack, chairWidth, chairBack, 50), box(start, depth, chairWidth, chairBack, 50)]
      : [box(-chairBack, start, chairBack, chairWidth, 50), box(width, start, chairBack, chairWidth, 50)];
  });
  return [...seats, box(0, 0, width, depth, 20)].join("");
}

export function desk({ box }: Pen, width: number, depth: number): string {
  const chair = box((width - deskChair.width) / 2, depth - covered, deskChair.width, deskChair.depth + covered, 110);
  return chair + box(0, 0, width, depth, 10);
}

export function sideTable({ box, ellipse }: Pen, width: number, depth: number): string {
  const lamp = Math.min(width, depth) * 0.22;
  return box(0, 0, width, depth, 30) + ellipse(width / 2, depth / 2, lamp);
}

/** Two legs to the front, one to the back, and the picture between them. */
export function easel({ box, line }: Pen, width: number, depth: number): string {
  const canvas = depth * 0.55;
  return [
    line(width / 2, 0, width * 0.1, depth),
    line(width / 2, 0, width * 0.9, depth),
    box(0, canvas, width, 50),
  ].join("");
}
