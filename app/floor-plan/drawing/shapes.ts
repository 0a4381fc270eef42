/** Parts of SVG paths. Closed shapes run clockwise, so that one inside another does not become a hole. */

/** `box(0, 0, 900, 600)` → `M0 0h900v600h-900z`; the radius rounds the corners. */
export function box(x: number, y: number, width: number, depth: number, radius = 0): string {
  const r = Math.min(radius, width / 2, depth / 2);
  if (r === 0) return `M${x} ${y}h${width}v${depth}h${-width}z`;
  const [level, upright] = [width - 2 * r, depth - 2 * r];
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${level}${turn(r, r)}v${upright}${turn(-r, r)}h${-level}${turn(-r, -r)}v${-upright}${turn(r, -r)}z`;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  const half = (dx: number) => `a${radiusX} ${radiusY} 0 0 1 ${dx} 0`;
  return `M${x - radiusX} ${y}${half(2 * radiusX)}${half(-2 * radiusX)}z`;
}

export function line(x: number, y: number, toX: number, toY: number): string {
  return `M${x} ${y}L${toX} ${toY}`;
}

/** Returns the points that divide a length in equal parts: `divisions(600, 3)` → `[200, 400]`. */
export function divisions(length: number, parts: number): number[] {
  return Array.from({ length: Math.max(0, parts - 1) }, (_, index) => Math.round(((index + 1) * length) / parts));
}
