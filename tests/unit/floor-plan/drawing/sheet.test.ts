import { expect, test } from "vitest";
import { createSheet } from "#app/floor-plan/drawing/sheet.ts";

const sheet = createSheet({ left: 0, right: 6000, front: 0, back: 4000 });

test("the back of the plan is the top of the sheet", () => {
  expect(sheet.point([0, 4000])).toEqual([0, 0]);
  expect(sheet.point([6000, 0])).toEqual([6000, 4000]);
});

test("a box goes from its corner at the back left", () => {
  const box = { left: 200, right: 1100, front: 200, back: 800 };
  expect(sheet.place(box)).toEqual([200, 3200, 900, 600]);
  expect(sheet.box(box)).toBe("M200 3200h900v600h-900z");
});

test("a polygon is written with level and upright lines", () => {
  expect(
    sheet.polygon([
      [0, 0],
      [6000, 0],
      [6000, 4000],
      [0, 4000],
    ]),
  ).toBe("M0 4000H6000V0H0Z");
});

test("what does not begin at the origin is moved there", () => {
  expect(createSheet({ left: 1000, right: 2000, front: -500, back: 500 }).point([1000, 500])).toEqual([0, 0]);
});
