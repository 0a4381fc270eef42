import type { ComposedModule } from "#app/content/schemas/model.ts";
import type { DrawnSolid } from "#app/designer/drawing/drawn-solid.ts";
import { type FaceStyle, facesOf, isometricScale, project, toDrawing } from "#app/designer/drawing/isometry.ts";
import { paintOrder } from "#app/designer/drawing/paint-order.ts";
import { boxOf } from "#app/floor-plan/boxes.ts";
import { buildingHeight, clearHeight, floorHeight } from "#app/floor-plan/building-heights.ts";

/** Modules seen from the front, the right and above, in the axes of `isometry.ts`. */
export interface Composition {
  /** Faces to be painted one after the other, with the class that gives them their colour; tops have none. */
  readonly paths: readonly (readonly [className: string | undefined, path: string])[];
  /** The SVG transform of these axes. */
  readonly transform: string;
  /** Left, top, width and height of the visible part. */
  readonly view: readonly [left: number, top: number, width: number, height: number];
}

interface ComposedItem {
  readonly modules?: readonly ComposedModule[];
}

/**
 * Returns items with the drawings of their modules, each at the left and on the ground of a view in which the widest and
 * the tallest have room: all have one scale.
 */
export function withCompositions<Item extends ComposedItem>(items: readonly Item[]) {
  const drawn = items.map(({ modules = [], ...item }) => ({ item, solids: modules.map(solidsOf), modules }));
  const extents = drawn.map(({ solids }) => extentOf(solids.flat()));
  const width = Math.max(...extents.map(({ left, right }) => right - left));
  const height = Math.max(...extents.map(({ top, bottom }) => bottom - top));
  return drawn.map(({ item, solids, modules }, index): Omit<Item, "modules"> & { composition?: Composition } => {
    const extent = extents[index];
    if (!extent || modules.length === 0) return item;
    const later = new Set(solids.flatMap((parts, place) => (modules[place]?.later ? parts : [])));
    const paths = paintOrder(solids.flat())
      .flat()
      .flatMap((solid) =>
        facesOf(solid).map(
          ({ style, path }) => [later.has(solid) ? "composition__later" : colours[style], path] as const,
        ),
      );
    const view = [extent.left, extent.bottom - height, width, height] as const;
    return { ...item, composition: { paths, transform: isometricScale, view } };
  });
}

/** Returns how far solids reach in the drawing. */
function extentOf(solids: readonly DrawnSolid[]) {
  const corners = (x: 0 | 1, y: 0 | 1, z: 0 | 1) =>
    solids.map((solid) => toDrawing(project([solid.x[x], solid.y[y]], solid.z[z])));
  return {
    left: Math.floor(Math.min(...corners(0, 0, 0).map(([across]) => across))),
    right: Math.ceil(Math.max(...corners(1, 1, 0).map(([across]) => across))),
    top: Math.floor(Math.min(...corners(0, 1, 1).map(([, down]) => down))),
    bottom: Math.ceil(Math.max(...corners(1, 0, 0).map(([, down]) => down))),
  };
}

// Woods and glass are coloured as in the drawings to scale.
const colours: Readonly<Partial<Record<FaceStyle, string>>> = {
  front: "scale-drawing__wood--larch",
  side: "scale-drawing__wood--pine",
  glass: "scale-drawing__glass",
};

const storey = buildingHeight - floorHeight;
/** From the corners of a module to the glass of its front, in millimetres. */
const glassInset = 400;

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
