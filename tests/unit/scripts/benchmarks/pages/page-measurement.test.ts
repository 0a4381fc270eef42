import { expect, test } from "vitest";
import { median, medianOf, type PageMeasurement } from "#scripts/benchmarks/pages/page-measurement.ts";

const measured = (firstPaintMs: number, largestElement: string, html: number): PageMeasurement => ({
  firstPaintMs,
  largestPaintMs: firstPaintMs + 100,
  largestElement,
  layoutShift: 0,
  bytes: { html, css: 2, script: 3, font: 4, picture: 5, other: 6 },
});

test("the median is the middle, of an even number the mean of both in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 6])).toBe(5.5);
  expect(() => median([])).toThrow(/no values/);
});

test("each figure has its own median, and the element is the one that was the largest most often", () => {
  const found = medianOf([measured(300, "h1", 7), measured(100, "img.a", 9), measured(200, "img.a", 8)]);
  expect(found).toEqual(measured(200, "img.a", 8));
});
