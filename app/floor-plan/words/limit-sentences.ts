import type { TFunction } from "i18next";
import { sharedLength } from "#app/floor-plan/intervals.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { edgesOf, type Side } from "#app/floor-plan/polygons.ts";
import { type Room, roomName } from "./plan-texts.ts";

/** Returns the rooms that a room continues into without a wall, in the order of the plan. */
export function limitSentences(plan: Plan, room: Room, t: TFunction): string[] {
  const sides = new Map<string, Set<Side>>();
  for (const boundary of plan.boundaries ?? []) {
    const other = boundary.rooms.find((id) => id !== room.id);
    const side = sideOf(boundary, room);
    if (other === undefined || side === undefined || !boundary.rooms.includes(room.id)) continue;
    sides.set(other, (sides.get(other) ?? new Set()).add(side));
  }
  return [...sides].map(([id, [side, ...more]]) => {
    const other = roomName(plan, id);
    // The two meet on more than one side.
    if (side === undefined || more.length > 0) return t("planWords.limits", { room: other });
    return t("planWords.limit", { towards: t(`planWords.towards.${side}`), room: other });
  });
}

/** Returns the side of a room on which a boundary runs. */
function sideOf({ from, to }: NonNullable<Plan["boundaries"]>[number], room: Room): Side | undefined {
  const axis = from[1] === to[1] ? "x" : "y";
  const [along, across] = axis === "x" ? ([0, 1] as const) : ([1, 0] as const);
  const stretch = [Math.min(from[along], to[along]), Math.max(from[along], to[along])] as const;
  return edgesOf(room.polygon).find(
    (edge) => edge.axis === axis && edge.at === from[across] && sharedLength(stretch, [edge.from, edge.to]) > 0,
  )?.side;
}
