import type { Lines } from "#app/components/payment/line-drawing.tsx";
import type { CardIconName } from "#app/content/schemas/cards.ts";
import { box, ellipse } from "#app/floor-plan/drawing/shapes.ts";

/** Units of all these drawings; the ground is 4 above their foot. */
export const benefitHeight = 56;
const ground = benefitHeight - 4;

/** A module from the front, from `x` on: roof, walls, two panes and feet. */
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

/** The length of a module, above it. */
function measureAt(x: number): string {
  return `M${x} 22h34m-34-3v6m34-6v6`;
}

const unbuilt = 96;

/** What each icon of a benefit shows, in the manner of the other drawings about paying. */
export const benefitDrawings: Readonly<Record<CardIconName, Lines>> = {
  // Two modules, and where a third fits.
  flexibility: {
    lines: `M0 ${ground}H132${[4, 50].map((x) => moduleAt(x) + measureAt(x)).join("")}`,
    dashes: `M${unbuilt - 2} 32.5h36${box(unbuilt, 33, 34, 16)}${measureAt(unbuilt)}`,
    solid: [4, 50].map(columnAt).join(""),
  },
  // Few modules, among trees.
  project: {
    lines: `M0 ${ground}H132${[20, 78].map(moduleAt).join("")}${[8, 66, 124].map(treeAt).join("")}`,
    solid: [20, 78].map(columnAt).join(""),
  },
  // What is spent of a whole: cost, and time.
  return: {
    lines: [8, 34].map((y) => box(0.5, y, 131, 14)).join(""),
    solid: box(0.5, 8, 78, 14) + box(0.5, 34, 65, 14),
  },
  // A table from above with three chairs, and a plan on it.
  team: {
    lines: [box(8, 17, 116, 24), box(26, 5, 20, 8), box(86, 5, 20, 8), box(56, 45, 20, 8), box(38, 22, 56, 14)].join(
      "",
    ),
    solid: box(74, 22, 2, 14),
  },
};
