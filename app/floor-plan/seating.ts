import { type Box, boxOf } from "./boxes.ts";
import type { Plan } from "./plan-schema.ts";

/** Visible part of a chair pushed in under a table, in millimetres. */
export const tuckedChair = { width: 420, depth: 105 } as const;
/** Projection of a desk's chair in front of the desk. */
export const deskChair = { width: 480, depth: 240 } as const;

/** Returns the box of a piece including its chairs. */
export function boxWithChairs({ piece, rect, back }: Plan["furniture"][number]): Box {
  const box = boxOf(rect);
  const { depth } = piece === "table" ? tuckedChair : deskChair;
  if (piece !== "table" && piece !== "desk") return box;
  const has = (side: string) => piece === "table" || back === side;
  return {
    left: box.left - (has("e") ? depth : 0),
    right: box.right + (has("w") ? depth : 0),
    front: box.front - (has("n") ? depth : 0),
    back: box.back + (has("s") ? depth : 0),
  };
}
