import type { TFunction } from "i18next";
import { boxCentre, boxOf } from "#app/floor-plan/boxes.ts";
import type { Furniture, Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";
import { type Room, size } from "./plan-texts.ts";

/** The ninths of a room from front to back and from left to right, named like points of the compass. */
const places = [
  ["sw", "s", "se"],
  ["w", "c", "e"],
  ["nw", "n", "ne"],
] as const;

/** Returns the furniture of a room, in the order of the plan, each piece with the ninth that holds its middle. */
export function furnitureSentences({ furniture }: Plan, room: Room, t: TFunction): string[] {
  const { left, right, front, back } = boundingBox(room.polygon);
  return furniture
    .filter((piece) => piece.room === room.id)
    .map((piece) => {
      const { rect } = piece;
      const [x, y] = boxCentre(boxOf(rect));
      const place = places[thirdOf((y - front) / (back - front))][thirdOf((x - left) / (right - left))];
      return t("planWords.furniture", {
        label: labelOf(piece, t),
        size: size(rect[2], rect[3]),
        place: t(`planWords.places.${place}`),
      });
    });
}

/**
 * Returns what a piece is called; of a kitchen, also how many rings it has and whether a fridge is under its worktop.
 */
function labelOf(piece: Furniture, t: TFunction): string {
  if (piece.piece !== "kitchen") return piece.label;
  const { label, rings: count, fridge } = piece;
  const withRings = t("planWords.rings", { label, count });
  return fridge ? t("planWords.fridgeBelow", { label: withRings }) : withRings;
}

/** 0.2 → 0, 0.5 → 1, 0.9 → 2 */
function thirdOf(share: number): 0 | 1 | 2 {
  if (share < 1 / 3) return 0;
  return share > 2 / 3 ? 2 : 1;
}
