import type { Pen } from "#app/floor-plan/drawing/pen.ts";

/** A counter with its sink near one end and the hob near the other. */
export function kitchen({ box, ellipse, line }: Pen, width: number, depth: number): string {
  const sink = { width: Math.min(480, width * 0.28), x: width * 0.08, y: depth * 0.24, depth: depth * 0.56 };
  const hob = Math.min(540, width * 0.32);
  const ring = hob * 0.16;
  const middle = width - width * 0.08 - hob / 2;
  const rings = [-1, 1].flatMap((across) =>
    [-1, 1].map((along) => ellipse(middle + along * hob * 0.25, depth * 0.52 + across * hob * 0.25, ring)),
  );
  return [
    box(0, 0, width, depth),
    box(sink.x, sink.y, sink.width, sink.depth, 50),
    line(sink.x + sink.width / 2, depth * 0.1, sink.x + sink.width / 2, depth * 0.42),
    ...rings,
  ].join("");
}

export function fridge({ box, line }: Pen, width: number, depth: number): string {
  const door = depth * 0.88;
  return [box(0, 0, width, depth), line(0, door, width, door), line(0, 0, width, door), line(width, 0, 0, door)].join(
    "",
  );
}

export function laundry({ box, ellipse }: Pen, width: number, depth: number): string {
  return [
    box(0, 0, width, depth),
    box(width * 0.12, depth * 0.1, width * 0.76, depth * 0.8, 30),
    ellipse(width / 2, depth * 0.52, Math.min(width, depth) * 0.26),
  ].join("");
}
