import { between, within } from "#app/floor-plan/intervals.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { edgesOf, type Polygon } from "#app/floor-plan/polygons.ts";
import type { PlanIssue } from "./plan-issue.ts";

/** A boundary has to run along a side of both rooms that it names. */
export function boundaryIssues({ boundaries = [], rooms }: Plan): PlanIssue[] {
  return boundaries.flatMap((boundary, index) => {
    const polygons = boundary.rooms.map((id) => rooms.find((room) => room.id === id)?.polygon);
    const wrong = polygons.some((polygon) => polygon && !runsAlong(boundary, polygon));
    return wrong ? [{ code: "plan-rooms", path: ["boundaries", index, "from"], values: {} }] : [];
  });
}

function runsAlong(
  { from: [x, y], to: [toX, toY] }: NonNullable<Plan["boundaries"]>[number],
  polygon: Polygon,
): boolean {
  return edgesOf(polygon).some(({ axis, at, from, to }) => {
    const [across, acrossEnd, along, alongEnd] = axis === "x" ? [y, toY, x, toX] : [x, toX, y, toY];
    return across === at && acrossEnd === at && within(between(along, alongEnd), [from, to]);
  });
}
