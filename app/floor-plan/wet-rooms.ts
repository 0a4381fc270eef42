import type { Plan } from "./plan-schema.ts";

const wetPieces: readonly string[] = ["shower", "toilet"];

/** Returns whether a room is a bathroom. */
export function isWet({ furniture }: Pick<Plan, "furniture">, id: string): boolean {
  return furniture.some(({ piece, room }) => room === id && wetPieces.includes(piece));
}
