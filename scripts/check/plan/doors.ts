import { alongAndAcross, boxOf } from "#app/floor-plan/boxes.ts";
import { placeDoor } from "#app/floor-plan/doors.ts";
import { within } from "#app/floor-plan/intervals.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { isWithin } from "#app/floor-plan/polygons.ts";
import type { PlanIssue } from "./plan-issue.ts";

/**
 * Returns the issues of doors. A door has to be in a partition and between two rooms, and its leaf needs space in one
 * of them.
 */
export function doorIssues(plan: Plan): PlanIssue[] {
  return plan.doors.flatMap((door, index): PlanIssue[] => {
    const path = ["doors", index];
    const partition = plan.partitions.find(({ id }) => id === door.wall);
    const placed = placeDoor(plan, door);
    if (!partition || !placed) {
      const partitions = plan.partitions.map(({ id }) => id).join(", ");
      return [{ code: "name-unknown", path: [...path, "wall"], values: { name: door.wall, names: partitions } }];
    }
    const [wall] = alongAndAcross(placed.axis, boxOf(partition.rect));
    if (!within([door.from, door.from + door.width], wall)) {
      const [from, to] = wall;
      return [{ code: "plan-outside", path: [...path, "from"], values: { id: door.id, place: door.wall, from, to } }];
    }
    const sides = placed.rooms.filter((room) => room !== undefined);
    const leafRoom = door.type === "hinged" ? door.into : door.type === "sliding" ? door.face : undefined;
    const rooms = sides.join(", ");
    if (sides.length < 2) return [{ code: "plan-rooms", path: [...path, "from"], values: { rooms } }];
    if (leafRoom !== undefined && !sides.includes(leafRoom)) {
      const field = door.type === "hinged" ? "into" : "face";
      return [{ code: "plan-rooms", path: [...path, field], values: { rooms } }];
    }
    const room = plan.rooms.find(({ id }) => id === leafRoom);
    if (placed.leaf && room && !isWithin(placed.leaf, room.polygon)) {
      return [{ code: "plan-door-leaf", path: [...path, "width"], values: { id: door.id, room: room.id } }];
    }
    return [];
  });
}
