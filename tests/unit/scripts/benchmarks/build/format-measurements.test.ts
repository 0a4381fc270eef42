import { expect, test } from "vitest";
import { formatMeasurements, processorPerArticle } from "#scripts/benchmarks/build/format-measurements.ts";
import type { SiteMeasurement } from "#scripts/benchmarks/build/measure-site.ts";

function measured(scenario: SiteMeasurement["scenario"], articles: number, processorSeconds: number): SiteMeasurement {
  return { scenario, articles, processorSeconds, seconds: 1, peakMegabytes: 300 };
}

test("an article costs what the build takes above one without articles", () => {
  const all = [measured("build cold", 0, 10), measured("build unchanged", 0, 4), measured("build cold", 2000, 34)];
  expect(processorPerArticle(measured("build cold", 2000, 34), all)).toBe(12);
  expect(processorPerArticle(measured("build one changed", 2000, 24), all)).toBe(10);
  expect(processorPerArticle(measured("build cold", 0, 10), all)).toBeUndefined();
  expect(processorPerArticle(measured("Astro cold", 2000, 10), all)).toBeUndefined();
});

test("the table has a line for each measurement", () => {
  const lines = formatMeasurements([measured("build cold", 0, 10), measured("build cold", 2000, 34)]);
  const cells = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  expect(cells.slice(2)).toEqual([
    ["", "0", "build cold", "1.0", "10.0", "", "300", ""],
    ["", "2000", "build cold", "1.0", "34.0", "12.0", "300", ""],
  ]);
});
