import type { Solid } from "#app/designer/solids/solid.ts";
import type { Box } from "#app/floor-plan/boxes.ts";
import { baseDepth, floorHeight, footWidth } from "#app/floor-plan/building-heights.ts";
import { feetBelow } from "#app/floor-plan/feet.ts";
import { inset, type Polygon, slabs } from "#app/floor-plan/polygons.ts";
import { blockAround, blockOn, underFloor } from "./shell-solids.ts";

// In millimetres.
const frameWidth = 100;
const underside = 4;
/** The part of a footing that is above the ground. */
const footing = { width: 340, height: 30 } as const;

/** Returns the base of a building: its frame of steel, black below. */
export function baseSolids(outline: Polygon): Solid[] {
  const whole = slabs(outline);
  return [
    ...whole.map((slab) => blockOn(slab, [-baseDepth, underFloor], "steel")),
    ...slabs(inset(outline, frameWidth)).map((slab) =>
      blockOn(slab, [-baseDepth - underside, underside - baseDepth], "black"),
    ),
  ];
}

/** Returns the feet of a building with their footings. */
export function footSolids(outline: Polygon): Solid[] {
  return slabs(outline).flatMap(feet);
}

function feet({ left, right, front, back }: Box): Solid[] {
  return feetBelow(right - left).flatMap((x) =>
    feetBelow(back - front).flatMap((y) => [
      blockAround([left + x, front + y], footWidth, [footing.height - floorHeight, -baseDepth], "steel"),
      blockAround([left + x, front + y], footing.width, [-floorHeight, footing.height - floorHeight], "microcement"),
    ]),
  );
}
