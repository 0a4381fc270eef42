import type { PricePart } from "#app/content/schemas/site.ts";
import { buildingHeight, floorHeight, roofEdge, roofOverhang } from "#app/floor-plan/building-heights.ts";
import { deck } from "#app/floor-plan/deck.ts";
import type { Elevation } from "#app/floor-plan/elevation.ts";
import { feetBelow } from "#app/floor-plan/feet.ts";
import { cabinet, footing, hook } from "./part-paths.ts";

/** The place of a part's label, in millimetres of the drawing. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  /** The side of the point on which the label is; "above" is above it and to its right, "corner" to its left. */
  readonly side: "before" | "after" | "above" | "corner";
  /** Width for the words of the label. */
  readonly room: number;
  /** The line that leads from the label to the part begins here, at the height of the label. */
  readonly from?: number;
}

/** Ground drawn at each end of the building where there is room for numbers only. */
export const groundBeside = 1350;
/** Distance of the labels from the ends of the building, and of that of the crane from its middle. */
const reach = { before: 1050, after: 1350, crane: 1100 } as const;
/** Least width of the drawing with labels, whichever the building, and least space for them beside a longer one. */
const least = { width: 18_580, beside: 7_900 } as const;

/** Returns the width of the drawing with its labels, whose middle is that of the building. */
export function labelledWidth({ length }: Elevation): number {
  return Math.max(least.width, length + least.beside);
}

/** Returns the place of each part's label. */
export function labelPlaces(elevation: Elevation): Readonly<Record<PricePart, LabelPlace>> {
  const { length, bodies } = elevation;
  const beside = (labelledWidth(elevation) - length) / 2;
  const before = (y: number, from: number): LabelPlace => {
    return { x: -reach.before, y, side: "before", room: beside - reach.before, from };
  };
  const after = (y: number, from: number): LabelPlace => {
    return { x: length + reach.after, y, side: "after", room: beside - reach.after, from };
  };
  const panes = bodies.flatMap(({ openings }) => openings.map(({ from, width }) => from + width / 2));
  const middle = length / 2;
  // A front may be without glass.
  const lastPane = panes.length > 0 ? Math.max(...panes) : middle;
  return {
    structure: before(-2900, 60),
    cladding: before(-2050, 280),
    deck: before(-floorHeight - (deck.top + deck.bottom) / 2, -deck.left),
    connections: { x: cabinet.from, y: -cabinet.height, side: "above", room: -cabinet.from - reach.before },
    roof: after(-buildingHeight + roofEdge / 2, length + roofOverhang),
    glazing: after(-floorHeight - 1890, lastPane),
    foundation: after((footing.top + footing.bottom) / 2, Math.max(...feetBelow(length)) + footing.width / 2),
    transport: {
      x: middle + reach.crane,
      y: (hook.top + hook.bottom) / 2,
      side: "after",
      room: middle + groundBeside - reach.crane,
      from: middle + hook.width / 2,
    },
    land: { x: length + beside, y: 0, side: "corner", room: beside - reach.after },
  };
}
