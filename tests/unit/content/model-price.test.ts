import { expect, test } from "vitest";
import { priceOf, surfaceOf } from "#app/content/figures/model-price.ts";

test.each([
  [7.6, 3.7, 28.12, 25_308],
  [10.7, 4.6, 49.22, 44_298],
  [6.1, 3, 18.3, 16_470],
])("%d x %d m: the area at 900 € per square metre is the price", (length, width, surface, price) => {
  expect(surfaceOf({ length, width })).toBe(surface);
  expect(priceOf(surface, 900)).toBe(price);
});

test("a surface has as many decimals as pages show, so that readers can do the sum", () => {
  expect(surfaceOf({ length: 7.65, width: 3.75 })).toBe(28.69);
  expect(priceOf(28.69, 900)).toBe(25_821);
});

test("a price is a whole number of euros", () => {
  expect(priceOf(28.12, 899.99)).toBe(25_308);
  expect(priceOf(0.01, 950)).toBe(10);
});
