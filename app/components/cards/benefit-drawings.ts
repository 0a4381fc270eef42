import type { Lines } from "#app/components/payment/line-drawing.tsx";
import type { CardIconName } from "#app/content/schemas/cards.ts";
import { box, ellipse } from "#app/floor-plan/drawing/shapes.ts";

/** Units of all these drawings, of 224 mm each; the ground is 1 above their foot. */
export const benefitHeight = 36;
const ground = benefitHeight - 1;
const groundLine = `M0 ${ground}H132`;
const [roof, ceiling, floor] = [ground - 14.6, ground - 13.5, ground - 1.8];

/** The wood of a module seen from the front, 34 units from `x` on, with holes for its panes. */
function woodAt(x: number): string {
  return box(x, ceiling, 34, 10.8) + [3, 8, 13, 18, 25].map((pane) => box(x + pane, ceiling + 1.6, 4.5, 9.2)).join("");
}

/** Its steel: edge of the roof, posts, base and feet. */
function steelAt(x: number): string {
  const feet = [1.2, 11.6, 22, 32.4].map((foot) => box(x + foot, floor, 0.5, 1.8));
  const posts = [0, 23.5, 33.4].map((post) => box(x + post, ceiling, 0.6, 11));
  return box(x - 0.6, roof, 35.2, 1.1) + posts.join("") + box(x, floor - 0.9, 34, 0.9) + feet.join("");
}

function treeAt(x: number): string {
  return `M${x} ${ground}V20${ellipse(x, 13, 7)}`;
}

/** One of five parts of a bar that is as high as a module. */
function partAt(index: number): string {
  return box(84, ground - 2.9 * (index + 1), 12, 2.9);
}

/** A person of 1.75 m. */
function personAt(x: number): string {
  return ellipse(x, ground - 7.3, 0.5) + box(x - 0.9, ground - 6.6, 1.8, 3.2, 0.5) + box(x - 0.5, ground - 4, 1, 4);
}

/** A table for three, seen from the front. */
const table = box(26, ground - 3.4, 24, 0.4) + [28, 47.6].map((leg) => box(leg, ground - 3, 0.4, 3)).join("");

/** The length of a module, above it. */
function measureAt(x: number): string {
  return `M${x} 12h34m-34-2v4m34-4v4`;
}

const [first, second, third] = [3, 49, 95] as const;

/** The drawing of each icon of a benefit, in the manner of the elevations of the models. */
export const benefitDrawings: Readonly<Record<CardIconName, Lines>> = {
  // Two modules, and where a third fits.
  flexibility: {
    lines: groundLine + measureAt(first) + measureAt(second),
    dashes: box(third, roof, 34, 14.6) + measureAt(third),
    solid: woodAt(first) + woodAt(second),
    steel: steelAt(first) + steelAt(second),
  },
  // Few modules, among trees.
  project: {
    lines: groundLine + [8, 66, 124].map(treeAt).join(""),
    solid: woodAt(20) + woodAt(78),
    steel: steelAt(20) + steelAt(78),
  },
  // A module, and what it costs below what it saves.
  return: {
    lines: groundLine,
    dashes: partAt(3) + partAt(4),
    solid: woodAt(30) + [0, 1, 2].map(partAt).join(""),
    steel: steelAt(30),
  },
  // Three people at a table beside a module.
  team: {
    lines: groundLine,
    solid: woodAt(78),
    steel: steelAt(78) + [30, 38, 46].map(personAt).join("") + table,
  },
};
