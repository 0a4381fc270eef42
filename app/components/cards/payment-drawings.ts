import type { PaymentIconName } from "#app/content/schemas/cards.ts";
import { box } from "#app/floor-plan/drawing/shapes.ts";
import { type CardLines, cardDrawingSize, moduleAt, outlineAt } from "./module-lines.ts";

const { width } = cardDrawingSize;
const height = 42;
const ground = 17;
const time = 34;
const groundLine = `M0 ${ground}H${width}`;
const places = { start: 1, middle: 40, end: 79 } as const;

/** Returns the line of time from a place to another one, with an instalment every 4.5 units. */
function instalments(from: number, to: number): string {
  const count = Math.round((to - from) / 4.5) + 1;
  const marks = Array.from({ length: count }, (_, index) => `M${from + 4.5 * index} ${time - 3}v6`);
  return `M${from} ${time}H${to}${marks.join("")}`;
}

/** Returns the mark of an end of the line of time. */
function end(x: number): string {
  return `M${x} ${time - 6}v12`;
}

const bought = moduleAt(places.end, ground);

/** How each option is paid: the building above the line of time. They compare shapes, not sums or terms. */
export const paymentDrawings: Readonly<Record<PaymentIconName, CardLines>> = {
  // A building on its foundation, which answers for a long loan.
  mortgage: {
    height,
    ...moduleAt(places.start, ground),
    lines: `${groundLine}${box(places.start - 1, ground, 29, 5)}${instalments(0, width)}${end(0)}${end(width)}`,
  },
  loan: {
    height,
    ...moduleAt(places.start, ground),
    lines: `${groundLine}${instalments(0, 36)}${end(0)}${end(36)}`,
  },
  // The money comes with the works: drawn, begun, finished.
  stages: {
    height,
    ...moduleAt(places.end, ground),
    lines:
      `${groundLine}M0 ${time}H${width}${end(0)}${end(width)}` +
      `${outlineAt(places.middle, ground)}M${places.middle + 9} ${ground - 11.6}v11.6M${places.middle + 18} ${ground - 11.6}v11.6` +
      Object.values(places)
        .map((x) => box(x + 7, time - 6, 13, 6))
        .join(""),
    dashes: outlineAt(places.start, ground),
  },
  // At its end the building leaves.
  rental: {
    height,
    ...moduleAt(places.start, ground),
    lines: `${groundLine}${instalments(0, 76.5)}${end(0)}${end(76.5)}`,
    dashes: outlineAt(places.end, ground),
  },
  // At its end the building may be bought, with a payment of its own.
  leasing: {
    ...bought,
    height,
    solid: bought.solid + box(89, time - 7, 7, 14),
    lines: `${groundLine}${instalments(0, 85.5)}M85.5 ${time}H89${end(0)}`,
    dashes: outlineAt(places.start, ground),
  },
  // At its end it begins again.
  renting: {
    height,
    ...moduleAt(places.start, ground),
    lines: `${groundLine}${instalments(0, 54)}${end(0)}${end(54)}`,
    dashes: `${outlineAt(56, ground)}${instalments(58.5, 103.5)}`,
  },
};
