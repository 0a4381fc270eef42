import type { Lines } from "#app/components/payment/line-drawing.tsx";
import type { CardIconName } from "#app/content/schemas/cards.ts";
import { box, ellipse } from "#app/floor-plan/drawing/shapes.ts";

/** Units of all these drawings; the ground is 4 above their foot. */
export const benefitHeight = 56;
const ground = benefitHeight - 4;

/** A module from the front, from `x` on: roof, walls, two panes and feet. The roof is two wider at each side. */
function moduleAt(x: number): string {
  return `M${x - 2} 32.5h38${box(x, 33, 34, 16)}${box(x + 4, 37, 15, 12)}${box(x + 25, 37, 6, 12)}M${x + 4} 49v3m26 0v-3`;
}

/** The steel column between the panes. */
function columnAt(x: number): string {
  return box(x + 21, 33, 2, 16);
}

function treeAt(x: number): string {
  return `M${x} ${ground}V28${ellipse(x, 20, 8)}`;
}

function coinAt(y: number): string {
  return box(82, y, 28, 5, 2.5);
}

/** A person behind a table, as far as it does not hide them. */
function sitterAt(x: number): string {
  return `${ellipse(x, 12, 5)}M${x - 10} 33v-5a10 8 0 0 1 20 0v5`;
}

/** The length of a module, above it. */
function measureAt(x: number): string {
  return `M${x} 22h34m-34-3v6m34-6v6`;
}

const [first, second, third] = [3, 48, 93] as const;

/** The drawing of each icon of a benefit, in the manner of those of ways of paying. */
export const benefitDrawings: Readonly<Record<CardIconName, Lines>> = {
  // Two modules, and where a third fits.
  flexibility: {
    lines: `M0 ${ground}H132${[first, second].map((x) => moduleAt(x) + measureAt(x)).join("")}`,
    dashes: `M${third - 2} 32.5h38m-2 0v16.5h-34v-16.5${measureAt(third)}`,
    solid: [first, second].map(columnAt).join(""),
  },
  // Few modules, among trees.
  project: {
    lines: `M0 ${ground}H132${[20, 78].map(moduleAt).join("")}${[8, 66, 124].map(treeAt).join("")}`,
    solid: [20, 78].map(columnAt).join(""),
  },
  // A module, and the coins that it costs below those that it saves.
  return: {
    lines: `M0 ${ground}H132${moduleAt(20)}${[47, 41, 35].map(coinAt).join("")}`,
    dashes: [29, 23].map(coinAt).join(""),
    solid: columnAt(20),
  },
  // Three people at a table, and a plan on it.
  team: {
    lines: `M0 ${ground}H132M20 36v16m92 0v-16${box(14, 33, 104, 3)}${[34, 66, 98].map(sitterAt).join("")}`,
    solid: box(50, 31, 32, 2),
  },
};
