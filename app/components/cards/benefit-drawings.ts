import type { CardIconName } from "#app/content/schemas/cards.ts";
import { box, ellipse } from "#app/floor-plan/drawing/shapes.ts";

/** A drawing as paths of SVG: lines, dashes for what is not built or not spent, solid parts, glass, and steel. */
export interface BenefitLines {
  readonly lines: string;
  readonly dashes?: string;
  readonly solid: string;
  readonly glass?: string;
  readonly steel?: string;
}

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

/** Returns the outline of a person from the head to the feet, or to the table before them. */
function personAt(x: number, head: number, foot: number): string {
  const shoulders = `M${x - 4.5} ${head + 9}q0-5 4.5-5t4.5 5`;
  return `${ellipse(x, head, 2.8)}${shoulders}L${x + 2.6} ${foot}h-5.2z`;
}

const table = ground - 16;
const terraces = [ground, ground - 6, ground - 14] as const;
const stages = [ground - 40, ground - 20, ground] as const;
const firstModules = stages.map((foot) => moduleAt(1, foot));
const laterModules = outlineAt(40, stages[1]) + outlineAt(40, stages[2]) + outlineAt(79, stages[2]);

/** The drawing of each icon of a benefit, in the manner of the elevations of the models. */
export const benefitDrawings: Readonly<Record<CardIconName, BenefitLines>> = {
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
  // The whole cost, and beside it what is left of it below what is saved, which has its measure.
  return: {
    lines: `${groundLine}${box(8, 9, 22, ground - 9)}M86 9v20m-3-20h6m-6 20h6`,
    dashes: `M30 9h18M70 9h13M70 29h13${box(48, 9, 22, 20)}`,
    solid: box(48, 29, 22, ground - 29),
  },
  // Three people around a table with a module on it.
  team: {
    ...moduleAt(36, table),
    lines:
      `${groundLine}M24 ${table}H92M32 ${ground}L37 ${table}L42 ${ground}M74 ${ground}L79 ${table}L84 ${ground}` +
      [personAt(10, 15, ground), personAt(76, 24, table), personAt(101, 17, ground)].join(""),
  },
};
