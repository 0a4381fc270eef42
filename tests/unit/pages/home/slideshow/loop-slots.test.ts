import { expect, test } from "vitest";
import { indexOfSlot, isLoopCopy, slotOf } from "#app/pages/home/slideshow/loop-slots.ts";

test("one step beyond either end is the slot of a copy", () => {
  expect(isLoopCopy(slotOf(-1), 11)).toBe(true);
  expect(isLoopCopy(slotOf(11), 11)).toBe(true);
  expect([0, 5, 10].some((index) => isLoopCopy(slotOf(index), 11))).toBe(false);
});

test("a copy stands for the slide that it shows", () => {
  expect(indexOfSlot(0, 11)).toBe(10);
  expect(indexOfSlot(12, 11)).toBe(0);
  expect(indexOfSlot(8, 11)).toBe(7);
});
