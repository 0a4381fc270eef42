import type { TFunction } from "i18next";
import { openSidesOf } from "#app/floor-plan/open-sides.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { type Room, roomName } from "./plan-texts.ts";

/** Returns the rooms that a room continues into without a wall, in the order of the plan. */
export function openSideSentences(plan: Plan, room: Room, t: TFunction): string[] {
  return [...Map.groupBy(openSidesOf(plan, room), ({ other }) => other)].map(([id, openSides]) => {
    const other = roomName(plan, id);
    const [side, ...more] = new Set(openSides.map((open) => open.side));
    // The two meet on more than one side.
    if (side === undefined || more.length > 0) return t("planWords.limits", { room: other });
    return t("planWords.limit", { towards: t(`planWords.towards.${side}`), room: other });
  });
}
