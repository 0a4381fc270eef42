import type { Pen } from "#app/floor-plan/drawing/pen.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import { type KitchenParts, kitchenLayout } from "#app/floor-plan/kitchen-layout.ts";

const dash = { length: 60, pitch: 110 } as const;

export function kitchen(pen: Pen, width: number, depth: number, parts?: KitchenParts) {
  const { box, ellipse, line } = pen;
  const { sink, rings, ring, fridge } = kitchenLayout(width, depth, parts);
  const [[from, to], [back, front]] = sink;
  const middle = from + (to - from) / 2;
  return [
    box(0, 0, width, depth),
    box(from, back, to - from, front - back, 50),
    line(middle, depth * 0.1, middle, depth * 0.42),
    ...rings.map(([x, y]) => ellipse(x, y, ring)),
    fridge ? hiddenFridge(pen, fridge, depth) : "",
  ].join("");
}

/** The front of a fridge under the worktop, in broken lines. */
function hiddenFridge({ line }: Pen, [from, to]: Interval, depth: number): string {
  const back = depth * 0.1;
  const starts = (length: number) => Array.from({ length: Math.floor(length / dash.pitch) }, (_, i) => i * dash.pitch);
  return [
    ...starts(depth - back).flatMap((y) =>
      [from, to].map((x) => line(x, back + y, x, Math.min(back + y + dash.length, depth))),
    ),
    ...starts(to - from).map((x) => line(from + x, back, from + x + dash.length, back)),
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
