import type { Design, DesignPlan } from "#app/designer/design/design.ts";
import type { Solid } from "#app/designer/solids/solid.ts";
import type { Box } from "#app/floor-plan/boxes.ts";
import { placeDoor } from "#app/floor-plan/doors.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import { slabs } from "#app/floor-plan/polygons.ts";
import { insideOf } from "#app/floor-plan/walls.ts";
import { isWet } from "#app/floor-plan/wet-rooms.ts";
import { boardsAcross, boardsIn } from "./boards.ts";
import { blockOn, underFloor } from "./shell-solids.ts";

// In millimetres.
const boardSize = { pitch: 160, gap: 2, length: 2200 } as const;
const tileSize = { pitch: 600, gap: 3 } as const;
/** Heights of tiles and of the mortar between them: above the floor, so that no surface shines through another. */
const tileTop = 2;
const mortarTop = 1;

/** Returns the floor within the outer walls, with tiles in the bathrooms and thresholds at their doors. */
export function floorSolids(plan: DesignPlan, { floor }: Pick<Design, "floor">): Solid[] {
  const inside = slabs(insideOf(plan));
  const wet = plan.rooms.filter(({ id }) => isWet(plan, id));
  const wetSlabs = wet.flatMap(({ polygon }) => slabs(polygon));
  const dry = floor === "microcement" ? inside : inside.flatMap((slab) => boardsIn(slab, boardSize));
  const thresholds = plan.doors
    .flatMap((door) => placeDoor(plan, door) ?? [])
    .filter(({ rooms }) => wet.some(({ id }) => rooms.includes(id)));
  return [
    ...dry.map((box) => blockOn(box, [underFloor, 0], floor)),
    ...wetSlabs.flatMap(tiles),
    ...thresholds.map(({ hole }) => blockOn(hole, [underFloor / 2, tileTop], "steel")),
  ];
}

function tiles(slab: Box): Solid[] {
  const columns = boardsAcross([slab.left, slab.right], tileSize);
  const rows = boardsAcross([slab.front, slab.back], tileSize);
  const thick = (top: number): Interval => [underFloor + top, top];
  return [
    blockOn(slab, thick(mortarTop), "microcement"),
    ...rows.flatMap(([front, back]) =>
      columns.map(([left, right]) => blockOn({ left, right, front, back }, thick(tileTop), "tile-floor")),
    ),
  ];
}
