import { expect, test } from "vitest";
import { arrivalSizes, craneReach, lorryLength } from "#app/pages/company/arrival/arrival-sizes.ts";

test("a lorry has twelve metres, and whole metres more for a module that needs them", () => {
  expect([6100, 7600, 10_700].map(lorryLength)).toEqual([12_000, 12_000, 14_000]);
});

test.each([6100, 10_700])("both drawings of a module of %d mm have one scale and fill the row", (length) => {
  const { lorry, crane } = arrivalSizes(length);
  expect(lorry.share + crane.share).toBeCloseTo(100);
  expect(lorry.width / lorry.share).toBeCloseTo(crane.width / crane.share);
  const module = crane.along(craneReach - length / 2, craneReach + length / 2);
  expect((module.length / 100) * crane.width).toBeCloseTo(length);
  expect(module.from + module.length).toBeLessThan(100);
});
