import { expect, test } from "vitest";
import { priceOf, surfaceOf } from "#app/content/figures/model-price.ts";

test("the price is the surface, with as many decimals as pages show, times the price of a square metre, in whole euros", () => {
  expect(surfaceOf({ length: 8.1, width: 2.5 })).toBe(20.25);
  expect(surfaceOf({ length: 8.15, width: 2.55 })).toBe(20.78);
  expect(priceOf(20.78, 800)).toBe(16_624);
  expect(priceOf(20.25, 799.99)).toBe(16_200);
});
