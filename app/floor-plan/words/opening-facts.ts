import { placeOpening } from "#app/floor-plan/openings.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import type { Side } from "#app/floor-plan/polygons.ts";

/** A window or a glass door of a room. Lengths are in millimetres. */
export interface OpeningFact {
  readonly kind: "sliding" | "window";
  /** The side of the building that it looks to: a plan does not know where north is. */
  readonly side: Side;
  readonly width: number;
  readonly height: number;
  /** Height of its lower edge above the floor. */
  readonly sill: number;
  readonly isEntrance: boolean;
  /** The ids of the other rooms that it lights. */
  readonly rooms: readonly string[];
}

/** Returns the windows and glass doors of a room, in the order of the plan. */
export function openingFacts(
  plan: Pick<Plan, "outline" | "walls" | "openings">,
  { id }: { id: string },
): OpeningFact[] {
  return plan.openings.flatMap((opening) => {
    const placed = opening.rooms.includes(id) && placeOpening(plan, opening);
    if (!placed) return [];
    const { kind, width, sill, head, entrance = false, rooms } = opening;
    return [
      {
        kind,
        side: placed.side,
        width,
        height: head - sill,
        sill,
        isEntrance: entrance,
        rooms: rooms.filter((other) => other !== id),
      },
    ];
  });
}
