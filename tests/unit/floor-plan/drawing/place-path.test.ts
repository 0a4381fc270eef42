import { expect, test } from "vitest";
import { placePath } from "#app/floor-plan/drawing/place-path.ts";
import { box } from "#app/floor-plan/drawing/shapes.ts";

const origin = [2000, 500] as const;

test("a box turns about its origin, clockwise, and stays clockwise itself", () => {
  const path = box(0, 0, 900, 600);
  expect(placePath(path, 0, origin)).toBe("M2000 500h900v600h-900z");
  expect(placePath(path, 1, origin)).toBe("M2000 500v900h-600v-900z");
  expect(placePath(path, 2, origin)).toBe("M2000 500h-900v-600h900z");
  expect(placePath(path, 3, origin)).toBe("M2000 500v-900h600v900z");
});

test("a command that the symbols do not use is not drawn wrong but refused", () => {
  expect(() => placePath("M0 0H900", 1, origin)).toThrow("«H»");
});
