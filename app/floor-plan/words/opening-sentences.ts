import type { TFunction } from "i18next";
import { placeOpening } from "#app/floor-plan/openings.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { metres, type Room, roomName, size } from "./plan-texts.ts";

/**
 * Returns the windows and glass doors of a room, in the order of the plan. Sides are those of the building: a plan does
 * not know where north is.
 */
export function openingSentences(plan: Plan, { id }: Room, t: TFunction): string[] {
  return plan.openings.flatMap((opening) => {
    const { side, rooms = [] } = placeOpening(plan, opening) ?? {};
    if (side === undefined || !rooms.includes(id)) return [];
    const { kind, width, sill, head, entrance = false } = opening;
    const values = { towards: t(`planWords.towards.${side}`), size: size(width, head - sill) };
    return [
      sill === 0
        ? t(`planWords.${kind}.floor`, values)
        : t(`planWords.${kind}.raised`, { ...values, sill: metres(sill) }),
      ...(entrance ? [t("planWords.entrance")] : []),
      ...rooms.filter((other) => other !== id).map((other) => t("planWords.shared", { room: roomName(plan, other) })),
    ].join(" ");
  });
}
