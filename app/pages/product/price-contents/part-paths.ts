import type { PricePart } from "#app/content/schemas/site.ts";
import { baseDepth, buildingHeight, floorHeight } from "#app/floor-plan/building-heights.ts";
import { deck, placeDeck, stepWidth } from "#app/floor-plan/deck.ts";
import { box } from "#app/floor-plan/drawing/shapes.ts";
import type { Elevation } from "#app/floor-plan/elevation.ts";
import { feetBelow } from "#app/floor-plan/feet.ts";

// In millimetres of the building: the ground is at y = 0, and y grows downwards.

/** The hook of the crane, and where its line leaves the drawing. */
export const hook = { width: 380, top: -buildingHeight - 1670, bottom: -buildingHeight - 1420 } as const;
export const craneTop = -buildingHeight - 2200;
const slingInset = 700;

export const footing = { width: 600, top: 60, bottom: 560 } as const;

/** Electricity and water come from a cabinet beside the building. */
export const cabinet = { from: -3790, width: 420, height: 900 } as const;
const pipes = [
  { from: 90, depth: 980, to: 1720 },
  { from: 210, depth: 830, to: 1420 },
  { from: 330, depth: 680, to: 1120 },
] as const;

const stepHeight = 95;

/** The lines of a part. Those over the steel base have to be light. */
export interface PartPath {
  readonly path: string;
  readonly overBase?: string;
}

/**
 * Returns the lines of what may come with a building; null for what has no place there. Parts of the building itself have
 * those of its elevation.
 */
export function partPaths(elevation: Elevation): Partial<Readonly<Record<PricePart, PartPath | null>>> {
  return {
    transport: { path: cranePath(elevation) },
    foundation: { path: footingsPath(elevation) },
    connections: { path: connectionsPath() },
    deck: deckPath(elevation),
  };
}

function cranePath({ length }: Elevation): string {
  const middle = length / 2;
  return [
    `M${middle} ${craneTop}V${hook.top}`,
    box(middle - hook.width / 2, hook.top, hook.width, hook.bottom - hook.top),
    ...[slingInset, length - slingInset].map((x) => `M${middle} ${hook.bottom}L${x} ${-buildingHeight}`),
  ].join("");
}

function footingsPath({ length }: Elevation): string {
  return feetBelow(length)
    .map((x) => box(x - footing.width / 2, footing.top, footing.width, footing.bottom - footing.top))
    .join("");
}

function connectionsPath(): string {
  return [
    box(cabinet.from, -cabinet.height, cabinet.width, cabinet.height),
    ...pipes.map(({ from, depth, to }) => `M${cabinet.from + from} 0V${depth}H${to}V${baseDepth - floorHeight}`),
  ].join("");
}

/** The deck in front of the sliding doors, with two steps; null where no door opens to the front. */
function deckPath(elevation: Elevation): PartPath | null {
  const placed = placeDeck(elevation);
  if (!placed) return null;
  const { front, stretch } = placed;
  const [start, end] = stretch;
  const [top, bottom] = [-floorHeight - deck.top, -floorHeight - deck.bottom];
  const stepFrom = Math.round((start + end - stepWidth) / 2);
  return {
    path: [
      `M${front.from} ${top}H${start}V${bottom}H${front.from}`,
      ...[1, 2].map((count) => box(stepFrom, -count * stepHeight, stepWidth, stepHeight)),
    ].join(""),
    overBase: `M${front.from} ${top}H${end}V${bottom}H${front.from}`,
  };
}
