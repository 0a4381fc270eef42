import type { Plan } from "./plan-schema.ts";

const wetPieces: readonly string[] = ["shower", "toilet"];

/** Whether a room is a bathroom, which drawings tint and builders seal. */
export function isWet({ furniture }: Pick<Plan, "furniture">, id: string): boolean {
  return furniture.some(({ piece, room }) => room === id && wetPieces.includes(piece));
}
