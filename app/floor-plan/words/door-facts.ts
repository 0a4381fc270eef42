import { placeDoor } from "#app/floor-plan/doors.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import type { Side } from "#app/floor-plan/polygons.ts";

/** A door of a room, seen from that room. */
export interface DoorFact {
  /** How the leaf moves and, if hinged, into which of the two rooms; a `passage` has no leaf. */
  readonly kind: "sliding" | "hingedHere" | "hingedThere" | "passage";
  /** Clear width in millimetres. */
  readonly width: number;
  /** The side of the room that it is on. */
  readonly side: Side;
  /** The id of the room that it leads to. */
  readonly room: string;
}

/** Returns the doors of a room as they lie in their partitions, whatever rooms their fields name. */
export function doorFacts(plan: Pick<Plan, "partitions" | "rooms" | "doors">, { id }: { id: string }): DoorFact[] {
  return plan.doors.flatMap((door): DoorFact[] => {
    const placed = placeDoor(plan, door);
    if (!placed) return [];
    const [before, behind] = placed.rooms;
    const room = before === id ? behind : before;
    if (room === undefined || (before !== id && behind !== id)) return [];
    const sides = placed.axis === "x" ? (["s", "n"] as const) : (["w", "e"] as const);
    return [{ kind: kindOf(door, id), width: door.width, side: sides[before === id ? 1 : 0], room }];
  });
}

function kindOf(door: Plan["doors"][number], room: string): DoorFact["kind"] {
  if (door.type === "hinged") return door.into === room ? "hingedHere" : "hingedThere";
  return door.type === "sliding" ? "sliding" : "passage";
}
