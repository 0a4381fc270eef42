import { expect, test } from "vitest";
import { MissingLetterError, splitIntoRuns } from "#scripts/catalogue/document/alphabet.ts";

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
  expect(() => splitIntoRuns(`a ${letter} b`, 400)).toThrow(MissingLetterError);
});
