import { expect, test } from "vitest";
import { bearingOf, directions, parseBearing } from "#app/designer/panels/directions.ts";

test("directions are eighths of a turn, clockwise from north", () => {
  expect(directions.map(bearingOf)).toEqual([0, 45, 90, 135, 180, 225, 270, 315]);
});

test("a bearing is written in whole degrees, and a whole turn is north", () => {
  expect(["0", " 200 ", "359°", "90 °", "360"].map(parseBearing)).toEqual([0, 200, 359, 90, 0]);
  for (const text of ["", "sur", "-10", "361", "12,5", "1e2", "0180"]) expect(parseBearing(text), text).toBeUndefined();
});
