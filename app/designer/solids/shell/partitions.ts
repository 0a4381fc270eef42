import type { DesignPlan } from "#app/designer/design/design.ts";
import { capHeight, cutAbove } from "#app/designer/solids/cut-off.ts";
import type { Solid } from "#app/designer/solids/solid.ts";
import { alongAndAcross, type Box, boxAlong } from "#app/floor-plan/boxes.ts";
import { placeDoor } from "#app/floor-plan/doors.ts";
import { solidsOf, wallsOf } from "#app/floor-plan/walls.ts";
import { blockOn } from "./shell-solids.ts";

// In millimetres: inner doors, and the gap below a leaf.
const doorHeight = 2100;
const leafGap = 8;

/** Returns the partitions and the open leaves of their doors, up to a height. */
export function partitionSolids(plan: DesignPlan, top: number): Solid[] {
  const standing = wallsOf(plan).filter(({ what }) => what.kind === "partition");
  const piece = (bottom: number) => (box: Box) =>
    bottom < top
      ? [blockOn(box, [bottom, top - capHeight], "plaster"), blockOn(box, [top - capHeight, top], "steel")]
      : [];
  const leaves = plan.doors.flatMap((door) => placeDoor(plan, door)?.leaf ?? []);
  return [
    ...standing.flatMap((wall) => solidsOf(wall).flatMap(piece(0))),
    ...standing.flatMap(({ axis, box, holes }) =>
      holes.map((hole) => boxAlong(axis, hole, alongAndAcross(axis, box)[1])).flatMap(piece(doorHeight)),
    ),
    ...cutAbove(
      leaves.map((leaf) => blockOn(leaf, [leafGap, doorHeight], "walnut")),
      top,
    ),
  ];
}
