import type { Plan } from "#app/floor-plan/plan-schema.ts";

/** A room of a plan. */
export type Room = Plan["rooms"][number];

/** Returns the name of a room, or its id if the plan has no such room. */
export function roomName({ rooms }: Plan, id: string): string {
  return rooms.find((room) => room.id === id)?.name ?? id;
}

/** 2385 → a figure that the text writes as «2,39 m» */
export function metres(length: number) {
  return { metres: length / 1000 };
}

/** (2400, 1200) → figures that the text writes as «2,4 × 1,2 m» */
export function size(width: number, height: number) {
  return { dimensions: [width / 1000, height / 1000] as const };
}
