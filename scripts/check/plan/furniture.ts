import { boxOf } from "#app/floor-plan/boxes.ts";
import { piecesWithoutBack } from "#app/floor-plan/pieces-without-back.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { isWithin } from "#app/floor-plan/polygons.ts";
import type { PlanIssue } from "./plan-issue.ts";

/** Every piece has to be within its room and to say where its back is. The catalogue has its further needs. */
export function furnitureIssues(plan: Plan): PlanIssue[] {
  return plan.furniture.flatMap((piece, index): PlanIssue[] => {
    const path = ["furniture", index];
    const issues: PlanIssue[] = [];
    const room = plan.rooms.find(({ id }) => id === piece.room);
    if (!room) {
      const names = plan.rooms.map(({ id }) => id).join(", ");
      issues.push({ code: "name-unknown", path: [...path, "room"], values: { name: piece.room, names } });
    }
    if (room && !isWithin(boxOf(piece.rect), room.polygon)) {
      issues.push({ code: "plan-outside", path: [...path, "rect"], values: { id: piece.label, place: room.name } });
    }
    if (piece.back === undefined && !piecesWithoutBack.has(piece.piece)) {
      issues.push({ code: "plan-furniture-back", path, values: { label: piece.label } });
    }
    return issues;
  });
}
