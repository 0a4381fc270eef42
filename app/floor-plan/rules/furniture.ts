import { boxOf, intersection } from "#app/floor-plan/boxes.ts";
import { isSwept, placeDoor } from "#app/floor-plan/doors.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { isWithin } from "#app/floor-plan/polygons.ts";
import type { PlanIssue } from "./plan-issue.ts";

/** Every piece has to be within its room, apart from other pieces and from doors, and has to say where its back is. */
export function furnitureIssues(plan: Plan): PlanIssue[] {
  return plan.furniture.flatMap((piece, index): PlanIssue[] => {
    const path = ["furniture", index];
    const box = boxOf(piece.rect);
    const values = { label: piece.label };
    const issues: PlanIssue[] = [];

    const room = plan.rooms.find(({ id }) => id === piece.room);
    if (!room) {
      const names = plan.rooms.map(({ id }) => id).join(", ");
      issues.push({ code: "name-unknown", path: [...path, "room"], values: { name: piece.room, names } });
    }
    if (room && !isWithin(box, room.polygon)) {
      issues.push({ code: "plan-outside", path: [...path, "rect"], values: { id: piece.label, place: room.name } });
    }
    for (const other of plan.furniture.slice(0, index)) {
      const common = intersection(box, boxOf(other.rect));
      if (!common) continue;
      // The smaller overlap is the distance that one of them has to move.
      const overlap = Math.min(common.right - common.left, common.back - common.front);
      const details = { id: piece.label, other: other.label, overlap };
      issues.push({ code: "plan-overlap", path: [...path, "rect"], values: details });
    }
    for (const door of plan.doors) {
      const placed = placeDoor(plan, door);
      const inTheWay = placed?.sweep ? isSwept(placed.sweep, box) : placed?.leaf && intersection(placed.leaf, box);
      if (inTheWay)
        issues.push({ code: "plan-door-leaf", path: [...path, "rect"], values: { ...values, id: door.id } });
    }
    // A table has no back.
    if (piece.back === undefined && piece.piece !== "table") {
      issues.push({ code: "plan-furniture-back", path, values });
    }
    return issues;
  });
}
