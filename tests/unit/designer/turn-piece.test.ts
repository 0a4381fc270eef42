import fc from "fast-check";
import { expect, test } from "vitest";
import { turnPiece } from "#app/designer/design/turn-piece.ts";
import { piece } from "#tests/unit/floor-plan/furnishing/furnish-small-plan.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

const length = fc.integer({ min: 1, max: 400 }).map((count) => count * 5);
const anyRect = fc.tuple(length, length, length, length);

test("four turns are none, and one keeps the middle", () => {
  const sides = fc.constantFrom("n", "e", "s", "w");
  holdsFor(
    fc.property(anyRect, sides, (rect, back) => {
      const placed = piece("wardrobe", rect, back);
      const turned = turnPiece(placed);
      expect(turnPiece(turnPiece(turnPiece(turned)))).toEqual(placed);
      expect(turned.rect.every((length) => length % 5 === 0)).toBe(true);
      const [left, front, width, depth] = rect;
      expect(Math.abs(turned.rect[0] + depth / 2 - left - width / 2)).toBeLessThan(5);
      expect(Math.abs(turned.rect[1] + width / 2 - front - depth / 2)).toBeLessThan(5);
    }),
  );
});
