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
    const placed = opening.rooms.includes(id) && placeOpening(plan, opening);
    if (!placed) return [];
    const { kind, width, sill, head, entrance = false, rooms } = opening;
    const values = { towards: t(`planWords.towards.${placed.side}`), size: size(width, head - sill) };
    return [
      sill === 0
        ? t(`planWords.${kind}.floor`, values)
        : t(`planWords.${kind}.raised`, { ...values, sill: metres(sill) }),
      ...(entrance ? [t("planWords.entrance")] : []),
      ...rooms.filter((other) => other !== id).map((other) => t("planWords.shared", { room: roomName(plan, other) })),
    ].join(" ");
  });
}
