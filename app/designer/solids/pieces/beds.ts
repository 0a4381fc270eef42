import { beside, block, cushion, onlyIn, type Paint, type Solid } from "#app/designer/solids/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import { legs } from "./around.ts";

// In millimetres.
const headboard = 60;
const doubleBed = 1200;
const gap = 60;
const ladderWidth = 400;
const rail = 40;
const highHeadboard = 1000;

export function bedParts(width: number, depth: number, height: number): Solid[] {
  return [
    block([0, width], [0, headboard], [0, height], "oak", 6),
    ...mattress(width, [headboard, depth], [0, height]),
    ...beside([block([3, width - 3], [3, headboard - 10], [height - 20, highHeadboard], "oak", 6)]),
  ];
}

/** Returns two beds between a headboard and a footboard, and a ladder. */
export function bunkParts(width: number, depth: number, height: number): Solid[] {
  const between: Interval = [headboard, depth - headboard];
  const ladder: Interval = [depth - headboard - ladderWidth, depth - headboard];
  const steps = [0.2, 0.36, 0.52, 0.68].map((share): Interval => [height * share, height * share + headboard / 2]);
  return [
    block([0, width], [0, headboard], [0, height], "oak", 6),
    block([0, width], [depth - headboard, depth], [0, height], "oak", 6),
    ...mattress(width - rail, between, [0, height * 0.28]),
    ...mattress(width - rail, between, [height * 0.68, height * 0.88]),
    ...steps.map((z) => block([width - rail, width], ladder, z, "oak")),
    ...ladder.map((y, index) =>
      block([width - rail, width], index === 0 ? [y, y + rail] : [y - rail, y], [0, height * 0.92], "oak"),
    ),
  ];
}

/** A frame, a mattress, its pillows, and the cover with its edge turned down. */
function mattress(width: number, [head, foot]: Interval, [bottom, top]: Interval): Solid[] {
  const at = (share: number) => bottom + (top - bottom) * share;
  const pillows = width >= doubleBed ? 2 : 1;
  const pillow = (width - gap * (pillows + 1)) / pillows;
  const start = head + (foot - head) * 0.34;
  const places = Array.from({ length: pillows }, (_, index): Interval => {
    const from = gap + index * (pillow + gap);
    return [from, from + pillow];
  });
  return [
    ...onlyIn("drawing", [
      block([0, width], [head, foot], [bottom, at(0.45)]),
      block([0, width], [head, foot], [at(0.45), at(0.82)]),
      ...places.map((place) => block(place, [head + 40, head + 400], [at(0.82), at(0.97)])),
      block([0, width], [start, foot], [at(0.82), at(0.86)]),
    ]),
    ...onlyIn("model", [
      block([0, width], [head, foot], [at(0.2), at(0.5)], "oak", 6),
      ...(bottom === 0 ? legs(width, foot, [0, at(0.2)], "black", 50, 60) : []),
      block([25, width - 25], [head, foot - 25], [at(0.42), at(0.86)], "white", 60),
      cushion([4, width - 4], [head + 330, foot - 8], [at(0.62), at(0.95)], "white", 0.2),
      cushion([0, width], [foot - 800, foot], [at(0.6), at(0.99)], "green", 0.22),
      ...places.flatMap((place, index) => pillowsAt(place, head, at(0.86), index === pillows - 1)),
    ]),
  ];
}

/** A large pillow that leans at the headboard and a small one before it; they are higher than the bed. */
function pillowsAt([from, to]: Interval, head: number, low: number, isLast: boolean): Solid[] {
  const inner = (to - from) * 0.12;
  const small: Paint = isLast ? "clay" : "cream";
  const pillow = (x: Interval, y: Interval, z: Interval, paint: Paint) => cushion(x, y, z, paint, 0.62, -150);
  return beside([
    pillow([from, to], [head + 10, head + 320], [low, low + 400], "white"),
    pillow([from + inner, to - inner], [head + 190, head + 460], [low + 10, low + 310], small),
  ]);
}
