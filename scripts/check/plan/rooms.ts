import { boxArea, boxOf } from "#app/floor-plan/boxes.ts";
import { squareMetres } from "#app/floor-plan/living-space.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { polygonArea, sharedArea, slabs } from "#app/floor-plan/polygons.ts";
import { insideOf } from "#app/floor-plan/walls.ts";
import type { PlanIssue } from "./plan-issue.ts";

/** Rooms and partitions have to fill the space within the outer walls without overlapping. */
export function roomIssues(plan: Plan): PlanIssue[] {
  const issues = [...outsideIssues(plan), ...overlapIssues(plan)];
  // A misplaced room also changes the sum; it is reported once.
  return issues.length > 0 ? issues : areaIssues(plan);
}

function placesOf({ rooms, partitions }: Plan) {
  return [
    ...partitions.map(({ id, rect }, index) => ({ id, boxes: [boxOf(rect)], path: ["partitions", index, "rect"] })),
    ...rooms.map(({ id, polygon }, index) => ({ id, boxes: slabs(polygon), path: ["rooms", index, "polygon"] })),
  ];
}

function outsideIssues(plan: Plan): PlanIssue[] {
  const inside = slabs(insideOf(plan));
  return placesOf(plan).flatMap(({ id, boxes, path }) => {
    const outside = boxes.reduce((sum, box) => sum + boxArea(box), 0) - sharedArea(boxes, inside);
    return outside > 0 ? [{ code: "plan-outside", path, values: { id, area: squareMetres(outside) } }] : [];
  });
}

function overlapIssues(plan: Plan): PlanIssue[] {
  const places = placesOf(plan);
  return places.flatMap(({ id, boxes, path }, index) =>
    places.slice(0, index).flatMap((other) => {
      const area = sharedArea(boxes, other.boxes);
      if (area === 0) return [];
      return [{ code: "plan-overlap" as const, path, values: { id, other: other.id, area: squareMetres(area) } }];
    }),
  );
}

function areaIssues(plan: Plan): PlanIssue[] {
  const inside = polygonArea(insideOf(plan));
  const used =
    plan.rooms.reduce((sum, { polygon }) => sum + polygonArea(polygon), 0) +
    plan.partitions.reduce((sum, { rect }) => sum + boxArea(boxOf(rect)), 0);
  if (used === inside) return [];
  const values = {
    used: squareMetres(used),
    inside: squareMetres(inside),
    missing: squareMetres(inside - used),
  };
  return [{ code: "plan-area", path: ["rooms"], values }];
}
