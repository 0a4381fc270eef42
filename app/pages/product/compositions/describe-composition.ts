import type { ComposedModule } from "#app/content/schemas/model.ts";
import type { DrawnSolid } from "#app/designer/drawing/drawn-solid.ts";
import { type FaceStyle, facesOf, toDrawing, toSheet } from "#app/designer/drawing/isometry.ts";
import { paintOrder } from "#app/designer/drawing/paint-order.ts";
import { boxOf } from "#app/floor-plan/boxes.ts";
import { buildingHeight, clearHeight, floorHeight } from "#app/floor-plan/building-heights.ts";

/** Modules seen from the front, the right and above, for the sheet of `isometry.ts`. */
interface Composition {
  /** Faces to be painted one after the other. */
  readonly paths: readonly (readonly [style: FaceStyle | "later", path: string])[];
  /** Left, top, width and height of the visible part. */
  readonly view: readonly [left: number, top: number, width: number, height: number];
}

/** A composition among others. */
export interface DrawnComposition extends Composition {
  /** Its width as a share of that of the widest drawing beside it, with which it has one scale. */
  readonly share: number;
}

interface ComposedItem {
  readonly modules?: readonly ComposedModule[];
}

/**
 * Returns items with the drawings of their modules, whose widths are shares of the widest one's, so that all have one
 * scale.
 */
export function withCompositions<Item extends ComposedItem>(items: readonly Item[]) {
  const drawn = items.map(({ modules, ...item }) => ({ item, composition: modules && describeComposition(modules) }));
  const widest = Math.max(...drawn.map(({ composition }) => composition?.view[2] ?? 0));
  return drawn.map(({ item, composition }) => ({
    ...item,
    ...(composition && {
      composition: { ...composition, share: Math.round((1000 * composition.view[2]) / widest) / 1000 },
    }),
  }));
}

const storey = buildingHeight - floorHeight;
/** From the corners of a module to the glass of its front, in millimetres. */
const glassInset = 400;

/** Returns a drawing of some modules, in millimetres; those that may come later have faces of their own style. */
function describeComposition(modules: readonly ComposedModule[]): Composition {
  const solids = modules.map((module) => solidsOf(module));
  const later = new Set(solids.flatMap((parts, index) => (modules[index]?.later ? parts : [])));
  const all = solids.flat();
  const drawn = (x: 0 | 1, y: 0 | 1, z: 0 | 1) =>
    all.map((solid) => toDrawing(toSheet([solid.x[x], solid.y[y]], solid.z[z])));
  const left = Math.floor(Math.min(...drawn(0, 0, 0).map(([across]) => across)));
  const right = Math.ceil(Math.max(...drawn(1, 1, 0).map(([across]) => across)));
  const top = Math.floor(Math.min(...drawn(0, 1, 1).map(([, down]) => down)));
  const bottom = Math.ceil(Math.max(...drawn(1, 0, 0).map(([, down]) => down)));
  return {
    paths: paintOrder(all)
      .flat()
      .flatMap((solid) => facesOf(solid).map(({ style, path }) => [later.has(solid) ? "later" : style, path] as const)),
    view: [left, top, right - left, bottom - top],
  };
}

/** Returns a module as a block with glass in its front. */
function solidsOf({ rect, floor = 0 }: ComposedModule): DrawnSolid[] {
  const { left, right, front, back } = boxOf(rect);
  const base = floor * storey;
  return [
    { x: [left, right], y: [front, back], z: [base, base + storey], material: "furniture" },
    {
      x: [left + glassInset, right - glassInset],
      y: [front, front],
      z: [base, base + clearHeight - glassInset / 2],
      material: "glass",
    },
  ];
}
