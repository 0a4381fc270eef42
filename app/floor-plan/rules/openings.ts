import { type Box, boxOf, intersection } from "#app/floor-plan/boxes.ts";
import { sharedLength, within } from "#app/floor-plan/intervals.ts";
import { placeOpening } from "#app/floor-plan/openings.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { edgesOf, type Side, sharedArea, slabs } from "#app/floor-plan/polygons.ts";
import { holeAlong, insideOf, isOnEdge } from "#app/floor-plan/walls.ts";
import type { PlanIssue } from "./plan-issue.ts";

type Opening = Plan["openings"][number];

/**
 * Returns the issues of openings, which have to be in one outer wall each, clear of corners, partitions and each other,
 * and name the rooms that they light.
 */
export function openingIssues(plan: Plan): PlanIssue[] {
  return plan.openings.flatMap((opening, index) => {
    const path = ["openings", index];
    if (opening.head <= opening.sill) {
      return [{ code: "plan-opening-height", path: [...path, "head"], values: heights(opening) }];
    }
    const placed = placeOpening(plan, opening);
    if (!placed || !fitsItsWall(plan, opening)) {
      return [{ code: "plan-outside", path: [...path, "at"], values: { id: opening.id } }];
    }
    const inner = innerStrip(placed.hole, placed.side);
    const partition = plan.partitions.find(({ rect }) => intersection(boxOf(rect), inner));
    if (partition) {
      return [{ code: "plan-overlap", path: [...path, "at"], values: { id: opening.id, other: partition.id } }];
    }
    return [...overlapIssues(plan, opening, index), ...roomIssues(plan, opening, inner, path)];
  });
}

function heights({ id, sill, head }: Opening) {
  return { id, sill, head };
}

/** The limits are the inner corners: beyond them an opening would cut the post. */
function fitsItsWall(plan: Plan, opening: Opening): boolean {
  const edge = edgesOf(plan.outline).find((candidate) => isOnEdge(opening, candidate));
  if (!edge) return false;
  const from = edge.convexFrom ? edge.from + plan.walls.exterior : edge.from;
  const to = edge.convexTo ? edge.to - plan.walls.exterior : edge.to;
  return within(holeAlong(edge.axis, opening.at, opening.width), [from, to]);
}

/** Returns the first millimetre inside the wall, along the whole opening. */
function innerStrip({ left, right, front, back }: Box, side: Side): Box {
  if (side === "s") return { left, right, front: back, back: back + 1 };
  if (side === "n") return { left, right, front: front - 1, back: front };
  if (side === "w") return { left: right, right: right + 1, front, back };
  return { left: left - 1, right: left, front, back };
}

/** Returns an issue if an opening overlaps an earlier one in its wall. */
function overlapIssues(plan: Plan, opening: Opening, index: number): PlanIssue[] {
  const edge = edgesOf(plan.outline).find((candidate) => isOnEdge(opening, candidate));
  const other = plan.openings
    .slice(0, index)
    .find(
      (candidate) =>
        edge &&
        isOnEdge(candidate, edge) &&
        sharedLength(
          holeAlong(edge.axis, opening.at, opening.width),
          holeAlong(edge.axis, candidate.at, candidate.width),
        ) > 0,
    );
  if (!other) return [];
  const values = { id: opening.id, other: other.id };
  return [{ code: "plan-overlap", path: ["openings", index, "at"], values }];
}

function roomIssues(plan: Plan, { rooms }: Opening, inner: Box, path: (string | number)[]): PlanIssue[] {
  const lit = plan.rooms.filter(({ polygon }) => sharedArea([inner], slabs(polygon)) > 0).map((room) => room.id);
  // An opening at the inner corner of an L may have no room behind it.
  const same = lit.length === rooms.length && lit.every((room) => rooms.includes(room));
  if (same || !reachesInside(plan, inner)) return [];
  return [{ code: "plan-rooms", path: [...path, "rooms"], values: { rooms: lit.join(", ") } }];
}

function reachesInside(plan: Plan, box: Box): boolean {
  return sharedArea([box], slabs(insideOf(plan))) > 0;
}
