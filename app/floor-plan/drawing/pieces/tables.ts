import { boxAlong } from "#app/floor-plan/boxes.ts";
import type { Pen } from "#app/floor-plan/drawing/pen.ts";
import { between } from "#app/floor-plan/intervals.ts";
import { deskChair, tableChairs } from "#app/floor-plan/seating.ts";

// Depth of a desk's chair below the desk.
const covered = 90;

/** A table with chairs along both of its longer sides. */
export function table({ box }: Pen, width: number, depth: number): string {
  const chairs = tableChairs(width, depth).map(({ axis, along, across: [edge, end] }) => {
    const { left, right, front, back } = boxAlong(axis, along, between(edge, end));
    return box(left, front, right - left, back - front, 50);
  });
  return [...chairs, box(0, 0, width, depth, 20)].join("");
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
