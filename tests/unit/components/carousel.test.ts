import { expect, test } from "vitest";
import { arrowStep } from "#app/components/carousel/arrow-step.ts";
import { nearestSlot } from "#app/components/carousel/nearest-slot.ts";

test("an arrow goes on or back as the page is read; with a modifier it belongs to the browser", () => {
  const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const steps = (modifiers: object, direction: "ltr" | "rtl") =>
    ["ArrowRight", "ArrowLeft", "ArrowUp"].map((key) => arrowStep({ ...plain, ...modifiers, key }, direction));
  expect(steps({}, "ltr")).toEqual([1, -1, 0]);
  expect(steps({}, "rtl")).toEqual([-1, 1, 0]);
  for (const modifier of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) {
    expect(steps({ [modifier]: true }, "ltr")).toEqual([0, 0, 0]);
  }
});

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
