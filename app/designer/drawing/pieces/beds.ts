import { block, type Solid } from "#app/designer/drawing/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";

// In millimetres.
const headboard = 60;
const doubleBed = 1200;
const gap = 60;
const ladderWidth = 400;

export function bedParts(width: number, depth: number, height: number): Solid[] {
  return [block([0, width], [0, headboard], [0, height]), ...mattress(width, [headboard, depth], [0, height])];
}

/** Two beds between a headboard and a footboard, and a ladder. */
export function bunkParts(width: number, depth: number, height: number): Solid[] {
  const between: Interval = [headboard, depth - headboard];
  const ladder: Interval = [depth - headboard - ladderWidth, depth - headboard];
  return [
    block([0, width], [0, headboard], [0, height]),
    block([0, width], [depth - headboard, depth], [0, height]),
    ...mattress(width, between, [0, height * 0.28]),
    ...mattress(width, between, [height * 0.68, height * 0.88]),
    ...[0.2, 0.36, 0.52, 0.68].map((share) =>
      block([width, width], ladder, [height * share, height * share + headboard / 2]),
    ),
  ];
}

/** A frame, a mattress, its pillows, and the cover with its edge turned down. */
function mattress(width: number, [head, foot]: Interval, [bottom, top]: Interval): Solid[] {
  const at = (share: number) => bottom + (top - bottom) * share;
  const pillows = width >= doubleBed ? 2 : 1;
  const pillow = (width - gap * (pillows + 1)) / pillows;
  return [
    block([0, width], [head, foot], [bottom, at(0.45)]),
    block([0, width], [head, foot], [at(0.45), at(0.82)]),
    ...Array.from({ length: pillows }, (_, index) => {
      const start = gap + index * (pillow + gap);
      return block([start, start + pillow], [head + 40, head + 400], [at(0.82), at(0.97)]);
    }),
    block([0, width], [head + (foot - head) * 0.34, foot], [at(0.82), at(0.86)]),
  ];
}
