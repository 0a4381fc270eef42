import { expect, test } from "vitest";
import { formatLanguages, type LanguageMeasurement } from "#scripts/benchmarks/build/measure-languages.ts";

function builds(site: LanguageMeasurement["site"], step: LanguageMeasurement["step"], seconds: readonly number[]) {
  return seconds.map((took) => ({ site, step, seconds: took, processorSeconds: took * 2, peakMegabytes: 300 }));
}

test("a language costs what the median build with it takes above the median one without", () => {
  const lines = formatLanguages([
    ...builds("Spanish alone", "cold", [11, 10, 30]),
    ...builds("English, its pages in Spanish", "cold", [12, 40, 11.5]),
    ...builds("English, its pages translated", "cold", [13, 13, 13]),
    ...builds("Spanish alone", "unchanged", [2, 2, 2]),
    ...builds("English, its pages in Spanish", "unchanged", [2.5, 2.4, 2.6]),
    ...builds("English, its pages translated", "unchanged", [2.5, 2.4, 2.6]),
  ]);
  const cells = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  expect(cells[2]).toEqual(["", "Spanish alone", "cold", "11.0", "", "22.0", "", ""]);
  expect(cells[3]).toEqual(["", "English, its pages in Spanish", "cold", "12.0", "1.0", "24.0", "2.0", ""]);
  expect(cells[6]?.slice(2, 5)).toEqual(["unchanged", "2.5", "0.5"]);
});
