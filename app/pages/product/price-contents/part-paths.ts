import type { PricePart } from "#app/content/schemas/site.ts";
import { baseDepth, buildingHeight, floorHeight } from "#app/floor-plan/building-heights.ts";
import { placeDeck, stepWidth } from "#app/floor-plan/deck.ts";
import { box } from "#app/floor-plan/drawing/shapes.ts";
import type { Elevation, ElevationBody } from "#app/floor-plan/elevation.ts";
import { feetBelow } from "#app/floor-plan/feet.ts";

// In millimetres of the building: the ground is at y = 0, and y grows downwards.

/** Ground drawn at each end of the building, where narrow windows have the numbers. */
export const groundBeside = 1350;

/** The hook of the crane, and where its line leaves the drawing. */
export const hook = { width: 380, top: -buildingHeight - 1670, bottom: -buildingHeight - 1420 } as const;
export const craneTop = -buildingHeight - 2200;
const slingInset = 700;

export const footing = { width: 600, top: 60, bottom: 560 } as const;

/** Electricity and water come from a cabinet beside the building, below the footings. */
export const cabinet = { from: -1300, width: 420, height: 900 } as const;
export const pipeDepth = 980;
const pipes = [
  { from: 90, depth: pipeDepth, to: 930 },
  { from: 210, depth: 830, to: 810 },
  { from: 330, depth: 680, to: 690 },
] as const;

export const underBase = baseDepth - floorHeight;

/** Returns the lines of what may come with a building; null for what has no place there. */
export function partPaths(elevation: Elevation): Partial<Readonly<Record<PricePart, string | null>>> {
  return {
    land: `M${-groundBeside} 0H${elevation.length + groundBeside}`,
    transport: cranePath(longestBody(elevation)),
    foundation: footingsPath(elevation),
    connections: connectionsPath(),
    deck: deckPath(elevation),
  };
}

/** Returns the module that the crane holds: each is lifted by itself. */
export function longestBody({ length, bodies }: Elevation): Pick<ElevationBody, "from" | "width"> {
  return bodies.toSorted((one, other) => other.width - one.width)[0] ?? { from: 0, width: length };
}

/** Returns where the middles of all feet are, from the left. */
export function feetOf({ bodies }: Elevation): number[] {
  return bodies
    .flatMap(({ from, width }) => feetBelow(width).map((x) => from + x))
    .toSorted((one, other) => one - other);
}

function cranePath({ from, width }: Pick<ElevationBody, "from" | "width">): string {
  const middle = from + width / 2;
  return [
    `M${middle} ${craneTop}V${hook.top}`,
    box(middle - hook.width / 2, hook.top, hook.width, hook.bottom - hook.top),
    ...[from + slingInset, from + width - slingInset].map((x) => `M${middle} ${hook.bottom}L${x} ${-buildingHeight}`),
  ].join("");
}

function footingsPath(elevation: Elevation): string {
  return feetOf(elevation)
    .map((x) => box(x - footing.width / 2, footing.top, footing.width, footing.bottom - footing.top))
    .join("");
}

function connectionsPath(): string {
  return [
    box(cabinet.from, -cabinet.height, cabinet.width, cabinet.height),
    ...pipes.map(({ from, depth, to }) => `M${cabinet.from + from} 0V${depth}H${to}V${underBase}`),
  ].join("");
}

/**
 * The deck in front of the sliding doors, with a step; null where no door opens to the front. It is drawn between the steel
 * base, which it would hide, and the ground.
 */
function deckPath(elevation: Elevation): string | null {
  const placed = placeDeck(elevation);
  if (!placed) return null;
  const [start, end] = placed.stretch;
  const stepFrom = Math.round((start + end - stepWidth) / 2);
  return `M${start} 0V${underBase}H${end}V0M${stepFrom} 0V${underBase / 2}h${stepWidth}V0`;
}
