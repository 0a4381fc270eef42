import type { Lines } from "#app/components/payment/line-drawing.tsx";
import type { CardIconName } from "#app/content/schemas/cards.ts";
import { box, ellipse } from "#app/floor-plan/drawing/shapes.ts";

/** Units of all these drawings; the ground is 1 above their foot. */
export const benefitSize = { width: 108, height: 60 };
const ground = benefitSize.height - 1;
const groundLine = `M0 ${ground}H${benefitSize.width}`;

/** Returns the panes, the wood and the steel of a module seen from the front, 27 units long. */
function moduleAt(x: number, foot: number) {
  /** Measures in parts of 141 mm, upwards from the foot. */
  const part = (start: number, top: number, length: number, depth: number) =>
    box(x + start / 2, foot - top / 2, length / 2, depth / 2);
  const panes = [4.8, 12.8, 20.8, 28.8, 39.8].map((start) => part(start, 18.8, 7.2, 14.4)).join("");
  const feet = [2, 18.4, 35, 51.4].map((start) => part(start, 2.8, 0.8, 2.8)).join("");
  const posts = [0, 37.4, 53].map((start) => part(start, 21.4, 1, 17.4)).join("");
  const steel = part(-1, 23.2, 56, 1.8) + part(0, 4.2, 54, 1.4) + posts + feet;
  return { glass: panes, solid: part(0, 21.4, 54, 17.2) + panes, steel };
}

/** Returns the outline of such a module. */
function outlineAt(x: number, foot: number): string {
  return box(x - 0.5, foot - 11.6, 28, 11.6);
}

/** Returns an umbrella pine with its height, the reach of its crown and its foot. */
function pineAt(x: number, height: number, reach: number, foot: number): string {
  const crown = foot - height + 8;
  const fork = `M${x} ${foot}V${crown + 6}l${-reach / 2}-5m${reach / 2} 5l${reach / 2}-5`;
  return `${fork}M${x - reach} ${crown}a${reach} 8 0 0 1 ${2 * reach} 0q${-reach} 4 ${-2 * reach} 0z`;
}

/** Returns head and body of a person as far as the waist, or as the table before it. */
function bustAt(x: number, head: number, waist: number): string {
  return ellipse(x, head, 2.8) + box(x - 5, head + 4, 10, waist - head - 4, 2.8);
}

/** Returns a person who stands beside a table. */
function personAt(x: number): string {
  return bustAt(x, 15, 37) + box(x - 2.7, 36, 2.4, ground - 36) + box(x + 0.3, 36, 2.4, ground - 36);
}

/** Returns some of five parts of a cost, one above the other. */
function partsAt(x: number, indexes: readonly number[]): string {
  return indexes.map((index) => box(x, ground - 10 * (index + 1), 34, 10)).join("");
}

const terraces = [ground, ground - 6, ground - 14] as const;
const stages = [ground - 40, ground - 20, ground] as const;
const firstModules = stages.map((foot) => moduleAt(1, foot));
const laterModules = outlineAt(40, stages[1]) + outlineAt(40, stages[2]) + outlineAt(79, stages[2]);

/** The drawing of each icon of a benefit, in the manner of the elevations of the models. */
export const benefitDrawings: Readonly<Record<CardIconName, Lines>> = {
  // Three stages: a module, and the next ones beside it.
  flexibility: {
    glass: firstModules.map(({ glass }) => glass).join(""),
    solid: firstModules.map(({ solid }) => solid).join(""),
    steel: firstModules.map(({ steel }) => steel).join(""),
    lines: stages.map((foot) => `M0 ${foot}H${benefitSize.width}`).join(""),
    dashes: laterModules,
  },
  // A module on a terrace between pines.
  project: {
    ...moduleAt(50, terraces[1]),
    lines:
      `${groundLine}M28 ${terraces[0]}V${terraces[1]}H108M86 ${terraces[1]}V${terraces[2]}H108` +
      [pineAt(17, 54, 16, terraces[0]), pineAt(37, 30, 9, terraces[1]), pineAt(95, 40, 12, terraces[2])].join(""),
  },
  // The whole cost, and beside it what is left of it below what is saved.
  return: {
    lines: `${groundLine}${partsAt(4, [0, 1, 2, 3, 4])}M102 9v20m-3-20h6m-6 20h6`,
    dashes: `M38 9h20${partsAt(58, [3, 4])}`,
    solid: partsAt(58, [0, 1, 2]),
    end: "drawings.ends.return",
  },
  // Three people at a table; one of them points at a plan on the wall.
  team: {
    lines: `${groundLine}${box(25, 2, 38, 26)}M30 7h28v16H30zM46 7v5m0 5v6M30 16h6m4 0h6M46 13h12M36 ${ground}l5-18l5 18M72 ${ground}l5-18l5 18`,
    solid: box(27, ground - 20, 60, 2),
    steel: `${personAt(12)}M15 19L28 13.5l0.8 2L17 25z${bustAt(74, 24, ground - 20)}${personAt(100)}`,
  },
};
