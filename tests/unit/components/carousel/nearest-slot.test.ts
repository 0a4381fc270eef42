import { expect, test } from "vitest";
import { nearestSlot } from "#app/components/carousel/nearest-slot.ts";

const row = { starts: [0, 1048, 2096, 3144, 4192], furthest: 3864 };

test("the slot whose start is nearest to where the row stands is the current one", () => {
  expect(nearestSlot({ ...row, position: 0 })).toBe(0);
  expect(nearestSlot({ ...row, position: 500 })).toBe(0);
  expect(nearestSlot({ ...row, position: 540 })).toBe(1);
  expect(nearestSlot({ ...row, position: 2095.5 })).toBe(2);
});

test("at the end of the row the last slot is the current one, although it never reaches the start", () => {
  expect(nearestSlot({ ...row, position: 3864 })).toBe(4);
  expect(nearestSlot({ ...row, position: 3863.4 })).toBe(4);
  expect(nearestSlot({ ...row, position: 3144 })).toBe(3);
});

test("where everything fits beside each other the first slot stays the current one", () => {
  expect(nearestSlot({ starts: [0, 300, 600], furthest: 0, position: 0 })).toBe(0);
});

test("a row written from right to left counts its positions below zero", () => {
  expect(nearestSlot({ starts: [0, -400, -800], furthest: 800, position: -410 })).toBe(1);
});
