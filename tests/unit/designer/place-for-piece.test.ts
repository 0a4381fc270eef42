import { expect, test } from "vitest";
import { planPieces } from "#app/designer/design/design.ts";
import { inLargestRoom, placeForPiece } from "#app/designer/design/place-for-piece.ts";
import { roomOfPiece } from "#app/designer/design/room-of-piece.ts";
import { boxOf, intersection, type Rectangle } from "#app/floor-plan/boxes.ts";
import { surveyBuilding } from "#app/floor-plan/furnishing/building.ts";
import type { Catalogue } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import { checkFurnishing } from "#app/floor-plan/furnishing/check-furnishing.ts";
import { isWithin } from "#app/floor-plan/polygons.ts";
import { insideOf } from "#app/floor-plan/walls.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

/** With a sofa at the back, a shower, and rooms to both sides of a partition. */
const plan = smallPlan();
const furnished = { building: surveyBuilding(plan), pieces: planPieces(plan), catalogue: {} };
const sofa = furnished.pieces[0];
if (!sofa) throw new Error("The small plan has a sofa.");

test("one more piece is beside what is there already, within the walls and without a finding", () => {
  const rect = placeForPiece(furnished, sofa, plan);
  expect(isWithin(boxOf(rect), insideOf(plan))).toBe(true);
  for (const other of furnished.pieces) expect(intersection(boxOf(rect), boxOf(other.rect))).toBeUndefined();
  const found = checkFurnishing({ ...furnished, pieces: [...furnished.pieces, { ...sofa, rect }] });
  expect(found.filter(({ pieces }) => pieces.includes(2))).toEqual([]);
});

test("a rug lies below others, and a piece without space is where it was wanted", () => {
  const catalogue: Catalogue = {
    rug: { room: "living", sizes: [[1200, 800, 10]], fixed: false, flat: true, needs: [] },
  };
  const below: Rectangle = [sofa.rect[0], sofa.rect[1], 1200, 800];
  const rug = { piece: "rug", rect: below, fixed: false } as const;
  const [x, y] = placeForPiece({ ...furnished, catalogue }, rug, plan);
  expect(Math.hypot(x - below[0], y - below[1])).toBeLessThan(100);
  const huge: Rectangle = [500, 500, 9000, 900];
  expect(placeForPiece(furnished, { ...sofa, rect: huge }, plan)).toEqual(huge);
});

test("a new piece is wanted in the middle of the largest room", () => {
  const rect = inLargestRoom(plan, [905, 600]);
  expect(rect.every((value) => value % 5 === 0)).toBe(true);
  expect(roomOfPiece(plan.rooms, rect)?.id).toBe("salon");
});

test("a piece is in the room that has most of it, or in none", () => {
  expect(roomOfPiece(plan.rooms, sofa.rect)?.id).toBe(plan.rooms[0]?.id);
  expect(roomOfPiece(plan.rooms, [-5000, -5000, 100, 100])).toBeUndefined();
});
