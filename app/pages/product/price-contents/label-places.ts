import type { PricePart } from "#app/content/schemas/site.ts";
import { buildingHeight, roofEdge } from "#app/floor-plan/building-heights.ts";
import { placeDeck } from "#app/floor-plan/deck.ts";
import type { Elevation } from "#app/floor-plan/elevation.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import type { Point } from "#app/floor-plan/polygons.ts";
import { cabinet, feetOf, footing, groundBeside, hook, longestBody, pipeDepth, underBase } from "./part-paths.ts";

/** The place of a part's label, in millimetres of the drawing. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  /** The side of the point on which the label is; "below" is centred. */
  readonly side: "before" | "after" | "below";
  /** Width for the words of the label. */
  readonly room: number;
  /** The line from the part to the label; the ground leads to its label by itself. */
  readonly leader?: readonly [from: Point, to: Point];
}

/** Distance of the labels from the ends of the building, of that of the crane from its middle, and depth of the lowest. */
const reach = { before: 1050, after: 1350, crane: 1100, below: 1130 } as const;
/** Distance of the words from their line. */
const gap = 100;
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
    const x = -reach.before;
    return {
      x,
      y,
      side: "before",
      room: beside - reach.before,
      leader: [
        [from, y],
        [x + gap, y],
      ],
    };
  };
  const after = (y: number, from: number, x = length + reach.after): LabelPlace => {
    return {
      x,
      y,
      side: "after",
      room: length + beside - x,
      leader: [
        [from, y],
        [x - gap, y],
      ],
    };
  };
  const below = (x: number, from: number): LabelPlace => {
    return {
      x,
      y: reach.below,
      side: "below",
      room: 2200,
      leader: [
        [x, from],
        [x, reach.below],
      ],
    };
  };
  const panes = bodies.flatMap(({ openings, from: start }) =>
    openings.map(({ from, width }) => start + from + width / 2),
  );
  const { from, width } = longestBody(elevation);
  const middle = from + width / 2;
  const feet = feetOf(elevation);
  return {
    structure: before(-2970, 60),
    cladding: before(-2110, 280),
    connections: below(cabinet.from + cabinet.width + gap, pipeDepth),
    deck: below(clearOfFootings(placeDeck(elevation)?.stretch ?? [0, length], feet), underBase / 2),
    foundation: below(Math.max(...feet), footing.bottom),
    roof: after(-buildingHeight + roofEdge / 2, length),
    // A front may be without glass.
    glazing: after(-2200, panes.length > 0 ? Math.max(...panes) : length / 2),
    transport: after((hook.top + hook.bottom) / 2, middle + hook.width / 2, middle + reach.crane),
    land: { x: length + groundBeside + gap, y: 0, side: "after", room: beside - groundBeside - gap },
  };
}

/** Returns a point of a stretch between two feet, or else its middle. */
function clearOfFootings([start, end]: Interval, feet: readonly number[]): number {
  const gaps = feet.slice(1).map((foot, index) => (foot + (feet[index] ?? foot)) / 2);
  return gaps.find((x) => start < x && x < end) ?? (start + end) / 2;
}
