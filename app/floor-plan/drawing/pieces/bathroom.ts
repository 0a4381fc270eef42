import type { Pen } from "#app/floor-plan/drawing/pen.ts";

export function basin({ box, ellipse }: Pen, width: number, depth: number): string {
  const radiusX = Math.min(width * 0.36, 260);
  return [
    box(0, 0, width, depth, 20),
    ellipse(width / 2, depth * 0.55, radiusX, depth * 0.32),
    ellipse(width / 2, depth * 0.14, 22),
  ].join("");
}

export function shower({ box, ellipse, line }: Pen, width: number, depth: number): string {
  return [
    box(0, 0, width, depth),
    line(0, 0, width, depth),
    line(width, 0, 0, depth),
    ellipse(width / 2, depth / 2, 45),
  ].join("");
}

export function toilet({ box, ellipse }: Pen, width: number, depth: number): string {
  const cistern = depth * 0.28;
  const bowl = (depth - cistern) / 2;
  return [
    box(width * 0.04, 0, width * 0.92, cistern, 30),
    ellipse(width / 2, cistern + bowl, width * 0.44, bowl),
    ellipse(width / 2, cistern + bowl, width * 0.3, bowl * 0.72),
  ].join("");
}
