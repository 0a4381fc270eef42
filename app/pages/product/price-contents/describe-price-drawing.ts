import type { PriceContents, PricedThing } from "#app/content/price-contents.ts";
import type { PricePart } from "#app/content/schemas/site.ts";
import type { Elevation } from "#app/floor-plan/elevation.ts";
import { groundBeside, type LabelPlace, labelledWidth, labelPlaces } from "./label-places.ts";
import { craneTop, type PartPath, partPaths } from "./part-paths.ts";

/** A part of the drawing that one of the lists names; a part of the building itself has no lines of its own. */
export interface DrawnPart extends Partial<PartPath> {
  readonly part: PricePart;
  readonly name: string;
  readonly isApart: boolean;
  readonly place: LabelPlace;
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
const below = 1350;

/**
 * Returns what the drawing of a building shows, which is its longest module: each is lifted by itself. Null if no list
 * names a part that it has. The build computes it, so that visitors do not download the code.
 */
export function describePriceDrawing(
  building: Elevation,
  { included, excluded }: Pick<PriceContents, "included" | "excluded">,
): PriceDrawingData | null {
  const elevation = longestModule(building);
  const paths = partPaths(elevation);
  const places = labelPlaces(elevation);
  const partsOf = (things: readonly PricedThing[], isApart: boolean) =>
    things.flatMap(({ name, part }): DrawnPart[] =>
      part && paths[part] !== null ? [{ part, name, isApart, place: places[part], ...paths[part] }] : [],
    );
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

function longestModule(building: Elevation): Elevation {
  const [front] = building.bodies.toSorted((one, other) => other.width - one.width);
  return front ? { length: front.width, bodies: [{ ...front, from: 0, freeLeft: true, freeRight: true }] } : building;
}
