import { boxOf, intersection } from "#app/floor-plan/boxes.ts";
import { within } from "#app/floor-plan/intervals.ts";
import { placeOpening } from "#app/floor-plan/openings.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { edgesOf } from "#app/floor-plan/polygons.ts";
import { holeAlong, isOnEdge } from "#app/floor-plan/walls.ts";
import type { PlanIssue } from "./plan-issue.ts";

type Opening = Plan["openings"][number];

/**
 * Returns the issues of openings, which have to be in one outer wall each, clear of corners, partitions and each other.
 */
export function openingIssues(plan: Plan): PlanIssue[] {
  return plan.openings.flatMap((opening, index): PlanIssue[] => {
    const { id, sill, head } = opening;
    const path = ["openings", index];
    if (head <= sill) return [{ code: "plan-opening-height", path: [...path, "head"], values: { id, sill, head } }];
    const placed = placeOpening(plan, opening);
    if (!placed || !fitsItsWall(plan, opening)) {
      return [{ code: "plan-outside", path: [...path, "at"], values: { id } }];
    }
    const partition = plan.partitions.find(({ rect }) => intersection(boxOf(rect), placed.inner));
    const earlier = plan.openings.slice(0, index).find((candidate) => {
      const hole = placeOpening(plan, candidate)?.hole;
      return hole && intersection(hole, placed.hole);
    });
    const other = partition ?? earlier;
    return other ? [{ code: "plan-overlap", path: [...path, "at"], values: { id, other: other.id } }] : [];
  });
}

/** An opening lies between the inner corners of its wall: beyond them it would cut the post. */
function fitsItsWall(plan: Plan, opening: Opening): boolean {
  const edge = edgesOf(plan.outline).find((candidate) => isOnEdge(opening, candidate));
  if (!edge) return false;
  const from = edge.convexFrom ? edge.from + plan.walls.exterior : edge.from;
  const to = edge.convexTo ? edge.to - plan.walls.exterior : edge.to;
  return within(holeAlong(edge.axis, opening.at, opening.width), [from, to]);
}
