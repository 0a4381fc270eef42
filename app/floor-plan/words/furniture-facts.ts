import { boxCentre, boxOf } from "#app/floor-plan/boxes.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";

/** The ninth of a room that holds the middle of a piece, named like a point of the compass; `c` is the centre. */
export type Place = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw" | "c";

/** A piece of furniture. Lengths are in millimetres. */
export interface FurnitureFact {
  readonly label: string;
  readonly width: number;
  readonly depth: number;
  readonly place: Place;
}

const places: readonly (readonly [Place, Place, Place])[] = [
  ["sw", "s", "se"],
  ["w", "c", "e"],
  ["nw", "n", "ne"],
];

/** Returns the furniture of a room, in the order of the plan. */
export function furnitureFacts({ furniture }: Pick<Plan, "furniture">, room: Plan["rooms"][number]): FurnitureFact[] {
  const { left, right, front, back } = boundingBox(room.polygon);
  return furniture
    .filter((piece) => piece.room === room.id)
    .map(({ label, rect }) => {
      const [x, y] = boxCentre(boxOf(rect));
      const column = thirdOf((x - left) / (right - left));
      const row = thirdOf((y - front) / (back - front));
      return { label, width: rect[2], depth: rect[3], place: places[row]?.[column] ?? "c" };
    });
}

/** 0.2 → 0, 0.5 → 1, 0.9 → 2 */
function thirdOf(share: number): 0 | 1 | 2 {
  if (share < 1 / 3) return 0;
  return share > 2 / 3 ? 2 : 1;
}
