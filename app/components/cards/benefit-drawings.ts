import type { BenefitIconName } from "#app/content/schemas/cards.ts";
import { box, ellipse } from "#app/floor-plan/drawing/shapes.ts";
import { type CardLines, cardDrawingSize, moduleAt, outlineAt } from "./module-lines.ts";

const { width, height } = cardDrawingSize;
const ground = height - 1;
const groundLine = `M0 ${ground}H${width}`;

/** Returns an umbrella pine with its height, the reach of its crown and its foot. */
function pineAt(x: number, height: number, reach: number, foot: number): string {
  const crown = foot - height + 8;
  const fork = `M${x} ${foot}V${crown + 6}l${-reach / 2}-5m${reach / 2} 5l${reach / 2}-5`;
  return `${fork}M${x - reach} ${crown}a${reach} 8 0 0 1 ${2 * reach} 0q${-reach} 4 ${-2 * reach} 0z`;
}

/** Returns the outline of a person from the head to the feet. */
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
export const benefitDrawings: Readonly<Record<BenefitIconName, CardLines>> = {
  // Three stages: a module, and the next ones beside it.
  flexibility: {
    glass: firstModules.map(({ glass }) => glass).join(""),
    solid: firstModules.map(({ solid }) => solid).join(""),
    steel: firstModules.map(({ steel }) => steel).join(""),
    lines: stages.map((foot) => `M0 ${foot}H${width}`).join(""),
    dashes: laterModules,
  },
  // A module on a terrace between pines.
  project: {
    ...moduleAt(50, terraces[1]),
    lines:
      `${groundLine}M28 ${terraces[0]}V${terraces[1]}H108M86 ${terraces[1]}V${terraces[2]}H108` +
      [pineAt(17, 54, 16, terraces[0]), pineAt(37, 30, 9, terraces[1]), pineAt(94, 40, 11, terraces[2])].join(""),
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
      `${groundLine}M24 ${table}H70M32 ${ground}L37 ${table}L42 ${ground}M64 ${ground}L68 ${table}L72 ${ground}` +
      [personAt(10, 15, ground), personAt(78, 16, ground), personAt(99, 17, ground)].join(""),
  },
};
