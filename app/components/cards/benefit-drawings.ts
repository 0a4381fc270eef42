import type { Lines } from "#app/components/payment/line-drawing.tsx";
import type { CardIconName } from "#app/content/schemas/cards.ts";
import { box, ellipse } from "#app/floor-plan/drawing/shapes.ts";

/** Units of all these drawings, of 141 mm each; the ground is 1 above their foot. */
export const benefitSize = { width: 108, height: 38 };
const ground = benefitSize.height - 1;
const groundLine = `M0 ${ground}H${benefitSize.width}`;
const [roof, ceiling, floor] = [ground - 23.2, ground - 21.4, ground - 2.8];

/** The panes, the wood and the steel of a module seen from the front, 54 units long. */
const start = 3;
const panes = [4.8, 12.8, 20.8, 28.8, 39.8].map((pane) => box(start + pane, ceiling + 2.5, 7.2, 14.7)).join("");
const feet = [2, 18.4, 35, 51.4].map((foot) => box(start + foot, floor, 0.8, 2.8)).join("");
const posts = [0, 37.4, 53].map((post) => box(start + post, ceiling, 1, 17.4)).join("");
const edges = box(start - 1, roof, 56, 1.8) + box(start, floor - 1.4, 54, 1.4);
const building = { glass: panes, solid: box(start, ceiling, 54, 17.2) + panes, steel: edges + posts + feet } as const;

/** Returns an umbrella pine on the ground. */
function treeAt(x: number, height: number): string {
  const crown = ground - height + 6;
  return `M${x} ${ground}V${crown + 5}${ellipse(x, crown, 10, 5)}`;
}

/** One of five parts of a bar that is as high as a module. */
function partAt(index: number): string {
  return box(73, ground - 4.6 * (index + 1), 24, 4.6);
}

/** A person of 1.75 m. */
function personAt(x: number): string {
  return (
    ellipse(x, ground - 11.6, 0.8) + box(x - 1.4, ground - 10.5, 2.8, 5.1, 0.8) + box(x - 0.8, ground - 6.4, 1.6, 6.4)
  );
}

/** A table for three, seen from the front. */
const table = box(66, ground - 5.4, 38, 0.6) + [69, 100.4].map((leg) => box(leg, ground - 4.8, 0.6, 4.8)).join("");

/** A length above the roof. */
function measureAt(x: number, length: number): string {
  return `M${x} 7h${length}m0-3v6M${x} 4v6`;
}

/** The drawing of each icon of a benefit, in the manner of the elevations of the models. */
export const benefitDrawings: Readonly<Record<CardIconName, Lines>> = {
  // A module, and where a smaller one fits.
  flexibility: {
    ...building,
    lines: groundLine + measureAt(start, 54),
    dashes: box(63, roof, 43, 23.2) + measureAt(63, 43),
  },
  // A module beside trees.
  project: { ...building, lines: groundLine + treeAt(75, 36) + treeAt(95, 29) },
  // A module, and what it costs below what it saves.
  return: {
    ...building,
    lines: groundLine,
    dashes: partAt(3) + partAt(4),
    solid: building.solid + [0, 1, 2].map(partAt).join(""),
  },
  // Three people at a table beside a module.
  team: { ...building, lines: groundLine, steel: building.steel + [73, 85, 97].map(personAt).join("") + table },
};
