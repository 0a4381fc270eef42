import type { PriceContents, PricedThing } from "#app/content/price-contents.ts";
import type { PricePart } from "#app/content/schemas/site.ts";
import type { Elevation } from "#app/floor-plan/elevation.ts";
import { type LabelPlace, labelledWidth, labelPlaces } from "./label-places.ts";
import { craneTop, groundBeside, partPaths } from "./part-paths.ts";

/** A part of the drawing that one of the lists names. */
export interface DrawnPart {
  readonly part: PricePart;
  readonly name: string;
  readonly isApart: boolean;
  readonly place: LabelPlace;
  /** Its lines; a part of the building itself has none of its own. */
  readonly path?: string;
}

/** The front of a building with what the price buys and what is charged apart, in millimetres. */
export interface PriceDrawingData {
  readonly elevation: Elevation;
  /** Left, top, width and height of the drawing without the labels beside it. */
  readonly view: readonly [left: number, top: number, width: number, height: number];
  /** The share of the width with labels that the drawing takes. */
  readonly share: number;
  readonly parts: readonly DrawnPart[];
}

/** Ground drawn below the building, in millimetres. */
const below = 1950;

/**
 * Returns what the drawing of a building shows; null if no list names a part that it has. The build computes it, so that
 * visitors do not download the code.
 */
export function describePriceDrawing(
  elevation: Elevation,
  { included, excluded }: Pick<PriceContents, "included" | "excluded">,
): PriceDrawingData | null {
  const paths = partPaths(elevation);
  const places = labelPlaces(elevation);
  const partsOf = (things: readonly PricedThing[], isApart: boolean) =>
    things.flatMap(({ name, part }): DrawnPart[] => {
      const path = part && paths[part];
      return part && path !== null ? [{ part, name, isApart, place: places[part], ...(path && { path }) }] : [];
    });
  const parts = [...partsOf(included, false), ...partsOf(excluded, true)];
  if (parts.length === 0) return null;
  const width = elevation.length + 2 * groundBeside;
  return {
    elevation,
    view: [-groundBeside, craneTop, width, below - craneTop],
    share: Math.round((1000 * width) / labelledWidth(elevation)) / 1000,
    parts,
  };
}
