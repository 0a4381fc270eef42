import type { TFunction } from "i18next";
import { placeDoor } from "#app/floor-plan/doors.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { metres, type Room, roomName } from "./plan-texts.ts";

/** Returns the doors of a room, seen from it, as they lie in their partitions, whatever rooms their fields name. */
export function doorSentences(plan: Plan, { id }: Room, t: TFunction): string[] {
  return plan.doors.flatMap((door) => {
    const placed = placeDoor(plan, door);
    if (!placed) return [];
    const [before, behind] = placed.rooms;
    const other = before === id ? behind : before;
    if (other === undefined || (before !== id && behind !== id)) return [];
    const sides = placed.axis === "x" ? (["s", "n"] as const) : (["w", "e"] as const);
    const towards = t(`planWords.towards.${sides[before === id ? 1 : 0]}`);
    return t(`planWords.doors.${kindOf(door, id)}`, {
      width: metres(door.width),
      towards,
      room: roomName(plan, other),
    });
  });
}

/** Returns how the leaf moves and, if hinged, into which of the two rooms; a `passage` has no leaf. */
function kindOf(door: Plan["doors"][number], room: string) {
  if (door.type === "hinged") return door.into === room ? "hingedHere" : "hingedThere";
  return door.type === "sliding" ? "sliding" : "passage";
}
