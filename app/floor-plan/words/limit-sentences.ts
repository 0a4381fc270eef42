import type { TFunction } from "i18next";
import { limitsOf } from "#app/floor-plan/limits.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { type Room, roomName } from "./plan-texts.ts";

/** Returns the rooms that a room continues into without a wall, in the order of the plan. */
export function limitSentences(plan: Plan, room: Room, t: TFunction): string[] {
  return [...Map.groupBy(limitsOf(plan, room), ({ other }) => other)].map(([id, limits]) => {
    const other = roomName(plan, id);
    const [side, ...more] = new Set(limits.map((limit) => limit.side));
    // The two meet on more than one side.
    if (side === undefined || more.length > 0) return t("planWords.limits", { room: other });
    return t("planWords.limit", { towards: t(`planWords.towards.${side}`), room: other });
  });
}
