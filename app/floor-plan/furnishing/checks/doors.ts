import { type Box, boxOf, intersection } from "#app/floor-plan/boxes.ts";
import { type PlacedDoor, sweepReach, sweptSquare } from "#app/floor-plan/doors.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { limits } from "#app/floor-plan/furnishing/limits.ts";
import { makeFinding } from "#app/floor-plan/furnishing/make-finding.ts";
import { type FurnishedPlan, isFlat } from "#app/floor-plan/furnishing/placed-piece.ts";
import { besideBox, distanceFrom } from "#app/floor-plan/sides.ts";

/** Returns a finding for every piece where the leaf of an inner door moves, or in front of the door or passage. */
export function doorFindings({ building, pieces, catalogue }: FurnishedPlan): Finding[] {
  return building.doors.flatMap((door) =>
    pieces.flatMap((piece, index) => {
      const found = isFlat(piece, catalogue) ? undefined : blocked(door, boxOf(piece.rect));
      if (!found) return [];
      return makeFinding("door", {
        between: [
          { kind: "piece", index },
          { kind: "door", id: door.id },
        ],
        ...found,
      });
    }),
  );
}

/** Returns what a piece takes from a door: from the movement of its leaf or, if nothing, from the place before it. */
function blocked(door: PlacedDoor, box: Box): (Pick<Finding, "has" | "missing"> & { takes?: number }) | undefined {
  return blockedSweep(door, box) ?? blockedLeaf(door, box) ?? blockedFront(door, box);
}

function blockedSweep({ sweep }: PlacedDoor, box: Box) {
  const missing = sweep && intersection(box, sweptSquare(sweep));
  const has = sweep && sweepReach(sweep, box);
  return missing && has !== undefined ? { has: Math.round(has), takes: sweep.radius, missing } : undefined;
}

/** A sliding leaf takes its thickness beside the wall. */
function blockedLeaf({ axis, leaf, sweep }: PlacedDoor, box: Box) {
  const missing = leaf && !sweep && intersection(box, leaf);
  if (!missing) return undefined;
  const [thickness, lacks] =
    axis === "x"
      ? [leaf.back - leaf.front, missing.back - missing.front]
      : [leaf.right - leaf.left, missing.right - missing.left];
  return { has: thickness - lacks, takes: thickness, missing };
}

function blockedFront({ axis, hole }: PlacedDoor, box: Box) {
  const { takes } = limits.door;
  const side = (axis === "x" ? (["s", "n"] as const) : (["w", "e"] as const)).find((one) =>
    intersection(box, besideBox(hole, one, 0, takes)),
  );
  if (!side) return undefined;
  const has = Math.max(0, distanceFrom(hole, side, box));
  return { has, missing: besideBox(hole, side, has, takes) };
}
