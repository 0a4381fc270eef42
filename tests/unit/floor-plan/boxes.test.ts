import { expect, test } from "vitest";
import { alongAndAcross, boxAlong } from "#app/floor-plan/boxes.ts";

test("what runs along x goes from left to right, what runs along y from front to back", () => {
  expect(boxAlong("x", [0, 900], [100, 200])).toEqual({ left: 0, right: 900, front: 100, back: 200 });
  expect(boxAlong("y", [0, 900], [100, 200])).toEqual({ left: 100, right: 200, front: 0, back: 900 });
});

test("a box tells where it lies along and across an axis", () => {
  for (const axis of ["x", "y"] as const) {
    expect(alongAndAcross(axis, boxAlong(axis, [0, 900], [100, 200]))).toEqual([
      [0, 900],
      [100, 200],
    ]);
  }
});
