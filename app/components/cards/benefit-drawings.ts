import type { Lines } from "#app/components/payment/line-drawing.tsx";
import type { CardIconName } from "#app/content/schemas/cards.ts";
import { box, ellipse } from "#app/floor-plan/drawing/shapes.ts";

/** Units of all these drawings, of 141 mm each; the ground is 1 above their foot. */
export const benefitHeight = 50;
const ground = benefitHeight - 1;
const groundLine = `M0 ${ground}H132`;
const [roof, ceiling, floor] = [ground - 23.2, ground - 21.4, ground - 2.8];

/** The wood of a module seen from the front, 54 units from `x` on, with holes for its panes. */
function woodAt(x: number): string {
  const panes = [4.8, 12.8, 20.8, 28.8, 39.8].map((pane) => box(x + pane, ceiling + 2.5, 7.2, 14.7));
  return box(x, ceiling, 54, 17.2) + panes.join("");
}

/** Its steel: edge of the roof, posts, base and feet. */
function steelAt(x: number): string {
  const feet = [2, 18.4, 35, 51.4].map((foot) => box(x + foot, floor, 0.8, 2.8));
  const posts = [0, 37.4, 53].map((post) => box(x + post, ceiling, 1, 17.4));
  return box(x - 1, roof, 56, 1.8) + posts.join("") + box(x, floor - 1.4, 54, 1.4) + feet.join("");
}

function treeAt(x: number): string {
  return `M${x} ${ground}V25${ellipse(x, 14, 11)}`;
}

/** One of five parts of a bar that is as high as a module. */
function partAt(index: number): string {
  return box(92, ground - 4.6 * (index + 1), 19, 4.6);
}

/** A person of 1.75 m. */
function personAt(x: number): string {
  return (
    ellipse(x, ground - 11.6, 0.8) + box(x - 1.4, ground - 10.5, 2.8, 5.1, 0.8) + box(x - 0.8, ground - 6.4, 1.6, 6.4)
  );
}

/** A table for three, seen from the front. */
const table = box(6, ground - 5.4, 38, 0.6) + [9, 40.4].map((leg) => box(leg, ground - 4.8, 0.6, 4.8)).join("");

/** The length of a module, above it. */
function measureAt(x: number): string {
  return `M${x} 14h54m-54-3v6m54-6v6`;
}

const [first, second] = [3, 75] as const;

/** The drawing of each icon of a benefit, in the manner of the elevations of the models. */
export const benefitDrawings: Readonly<Record<CardIconName, Lines>> = {
  // A module, and where a second fits.
  flexibility: {
    lines: groundLine + measureAt(first),
    dashes: box(second, roof, 54, 23.2) + measureAt(second),
    solid: woodAt(first),
    steel: steelAt(first),
  },
  // A module among trees.
  project: {
    lines: groundLine + [18, 114].map(treeAt).join(""),
    solid: woodAt(39),
    steel: steelAt(39),
  },
  // A module, and what it costs below what it saves.
  return: {
    lines: groundLine,
    dashes: partAt(3) + partAt(4),
    solid: woodAt(21) + [0, 1, 2].map(partAt).join(""),
    steel: steelAt(21),
  },
  // Three people at a table beside a module.
  team: {
    lines: groundLine,
    solid: woodAt(second),
    steel: steelAt(second) + [13, 25, 37].map(personAt).join("") + table,
  },
};
