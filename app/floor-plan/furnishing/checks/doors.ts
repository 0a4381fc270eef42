import { type Box, boxOf, intersection, shorterSide } from "#app/floor-plan/boxes.ts";
import { type PlacedDoor, sweepReach, sweptSquare } from "#app/floor-plan/doors.ts";
import type { FurnishedPlan } from "#app/floor-plan/furnishing/building.ts";
import { type Finding, makeFinding, pieceAt } from "#app/floor-plan/furnishing/finding.ts";
import { limits } from "#app/floor-plan/furnishing/limits.ts";
import { isFlat } from "#app/floor-plan/furnishing/placed-piece.ts";
import { besideBox, distanceFrom } from "#app/floor-plan/sides.ts";

/** Returns a finding for every piece where the leaf of an inner door moves, or in front of the door or passage. */
export function doorFindings({ building, pieces, catalogue }: FurnishedPlan): Finding[] {
  return building.doors.flatMap((door) =>
    pieces.flatMap((piece, index) => {
      const box = boxOf(piece.rect);
      const found = isFlat(piece, catalogue) ? undefined : (blockedLeaf(door, box) ?? blockedFront(door, box));
      return found ? makeFinding("door", { between: [pieceAt(index), { kind: "door", id: door.id }], ...found }) : [];
    }),
  );
}

/** Returns what a piece leaves of the movement of a leaf. A sliding one only needs its place beside the wall. */
function blockedLeaf({ leaf, sweep }: PlacedDoor, box: Box) {
  const missing = leaf && intersection(box, sweep ? sweptSquare(sweep) : leaf);
  if (!missing) return undefined;
  if (!sweep) return { has: -shorterSide(missing), takes: 0, missing };
  const reach = sweepReach(sweep, box);
  return reach === undefined ? undefined : { has: Math.round(reach), takes: sweep.radius, missing };
}

function blockedFront({ axis, hole }: PlacedDoor, box: Box) {
  const { takes } = limits.door;
  const side = (axis === "x" ? (["s", "n"] as const) : (["w", "e"] as const)).find((one) =>
    intersection(box, besideBox(hole, one, 0, takes)),
  );
  if (!side) return undefined;
  const has = Math.max(0, distanceFrom(hole, side, box));
  return { has, reason: "pass" as const, missing: besideBox(hole, side, has, takes) };
}
