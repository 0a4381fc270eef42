import { beside, block, onlyIn, type Solid } from "#app/designer/solids/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";

// In millimetres.
const headboard = 60;
const doubleBed = 1200;
const gap = 60;
const ladderWidth = 400;
const rail = 40;
const highHeadboard = 900;

export function bedParts(width: number, depth: number, height: number): Solid[] {
  return [
    block([0, width], [0, headboard], [0, height], "oak", 6),
    ...mattress(width, [headboard, depth], [0, height]),
    ...beside([block([3, width - 3], [3, headboard - 10], [height - 20, highHeadboard], "oak", 6)]),
  ];
}

/** Two beds between a headboard and a footboard, and a ladder. */
export function bunkParts(width: number, depth: number, height: number): Solid[] {
  const between: Interval = [headboard, depth - headboard];
  const ladder: Interval = [depth - headboard - ladderWidth, depth - headboard];
  const steps = [0.2, 0.36, 0.52, 0.68].map((share): Interval => [height * share, height * share + headboard / 2]);
  return [
    block([0, width], [0, headboard], [0, height], "oak", 6),
    block([0, width], [depth - headboard, depth], [0, height], "oak", 6),
    ...mattress(width - rail, between, [0, height * 0.28]),
    ...mattress(width - rail, between, [height * 0.68, height * 0.88]),
    ...onlyIn(
      "drawing",
      steps.map((z) => block([width, width], ladder, z)),
    ),
    ...onlyIn("model", [
      ...steps.map((z) => block([width - rail, width], ladder, z, "oak")),
      ...ladder.map((y, index) =>
        block([width - rail, width], index === 0 ? [y, y + rail] : [y - rail, y], [0, height * 0.92], "oak"),
      ),
    ]),
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
      block([0, width], [head, foot], [bottom, at(0.45)], "oak", 6),
      block([25, width - 25], [head, foot - 25], [at(0.4), at(0.84)], "white", 20),
      ...places.map((place) => block(place, [head + 20, head + 400], [at(0.76), at(1)], "cream", 60)),
      block([10, width - 10], [start, foot - 8], [at(0.42), at(0.92)], "paper", 40),
      block([6, width - 6], [start - 60, start + 180], [at(0.6), at(0.96)], "white", 20),
      block([4, width - 4], [foot - 860, foot - 4], [at(0.43), at(0.95)], "green", 40),
      block([width / 2 - 190, width / 2 + 190], [head + 330, head + 480], [at(0.86), at(1)], "clay", 60),
    ]),
  ];
}
