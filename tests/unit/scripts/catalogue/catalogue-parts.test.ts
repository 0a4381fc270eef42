import { expect, test } from "vitest";
import { splitIntoRuns } from "#scripts/catalogue/document/alphabet.ts";
import { scaleOf } from "#scripts/catalogue/sheets/fit-plan.ts";
import { message } from "#scripts/terminal/messages.ts";
import { rectangle } from "#tests/unit/floor-plan/small-plan.ts";

test("a Spanish text is one run", () => {
  const text = "¿Qué incluye? «900 €/m²», 40 % y MOD|TWO";
  expect(splitIntoRuns(text, 400)).toEqual([{ font: "latin-400", text }]);
});

test("letters of other languages come from the other file", () => {
  expect(splitIntoRuns("Łódź", 600)).toEqual([
    { font: "latin-ext-600", text: "Ł" },
    { font: "latin-600", text: "ód" },
    { font: "latin-ext-600", text: "ź" },
  ]);
});

test("thin spaces become spaces at which no line breaks, and combining accents letters", () => {
  expect(splitIntoRuns("7,6\u202F×\u202F3,7", 400)).toEqual([{ font: "latin-400", text: "7,6\u00A0×\u00A03,7" }]);
  expect(splitIntoRuns("e\u0301", 400)).toEqual([{ font: "latin-400", text: "é" }]);
});

test.each(["→", "Ж", "🏠"])("the typeface has no «%s»", (letter) => {
  expect(() => splitIntoRuns(`a ${letter} b`, 400)).toThrow(
    message("catalogueLetter", { letter, text: `a ${letter} b` }),
  );
});

/** The outline of a building of this size, in metres. */
const building = (length: number, depth: number) => ({ outline: rectangle(0, 0, length * 1000, depth * 1000) });

test.each([
  [7.6, 3.7, 50],
  [10.6, 6.1, 50],
  [10.7, 4.6, 50],
  [12, 4, 75],
  [20, 5, 100],
])("a building of %d × %d m is drawn at 1:%d", (length, depth, scale) => {
  expect(scaleOf(building(length, depth))).toBe(scale);
});

test("a building that no page is large enough for is refused", () => {
  expect(() => scaleOf(building(120, 10))).toThrow("fits on no page");
});
