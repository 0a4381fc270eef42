import { expect, test } from "vitest";
import { invisibleCharacters } from "#app/content/text/invisible-characters.ts";

test.each([
  ["a\0b", "nul", "U+0000"],
  ["a\u0007b", "control", "U+0007"],
  ["modu\u00ADlar", "softHyphen", "U+00AD"],
  ["a\u200Bb", "zeroWidthSpace", "U+200B"],
  ["a\u200Cb", "zeroWidthNonJoiner", "U+200C"],
  ["a\u200Db", "zeroWidthJoiner", "U+200D"],
  ["a\u200Eb", "directionMark", "U+200E"],
  ["a\u202Eb", "directionControl", "U+202E"],
  ["a\u2060b", "wordJoiner", "U+2060"],
  ["a\u2028b", "lineSeparator", "U+2028"],
  ["a\uFEFFb", "byteOrderMark", "U+FEFF"],
])("%j has a character that nobody sees", (text, name, point) => {
  expect(invisibleCharacters(text)).toMatchObject([{ name, point, offset: text.search(/[^a-z]/), more: 0 }]);
});

test.each([
  "a\tb\nc",
  "Familia 👨‍👩‍👧, obrera 👷🏽‍♀️ y ❤️",
  "900\u00A0€/m², 12\u00A0m, n.º\u00A04, S.\u00A0L. y don\u00A0Juan",
  "7,6\u202F×\u202F3,7\u2009m",
  "Señal – raya — puntos… «comillas» ñ n\u0303",
  "- 40\u00A0% menos",
  "## Hasta 40\u00A0%",
])("%j has none that do harm", (text) => {
  expect(invisibleCharacters(text)).toEqual([]);
});

test.each([
  ["##\u00A0Título", 2],
  ["-\u00A0Uno", 1],
  ["3.\u00A0Uno", 2],
  [">\u00A0Cita", 1],
  ["Uno\n\u00A0\u00A0dos", 4],
  ["title:\u00A0Uno", 6],
  ["[Uno](/con\u00A0tacto)", 10],
  ["{{precio.metro\u00A0* 40}}", 14],
])("%j has a space that is none for markdown or YAML", (text, offset) => {
  expect(invisibleCharacters(text)).toMatchObject([{ name: "noBreakSpace", point: "U+00A0", offset }]);
});

test("each kind is named once, with what is around it on its line", () => {
  expect(invisibleCharacters("Antes\nUna casa mo\u200Bdu\u200Blar\u00AD de madera\nDespués")).toEqual([
    { name: "zeroWidthSpace", point: "U+200B", offset: 17, around: "Una casa mo▯dular de m", more: 1 },
    { name: "softHyphen", point: "U+00AD", offset: 24, around: "sa modular▯ de madera", more: 0 },
  ]);
});

test("brackets without an end take no longer than other words", () => {
  expect(invisibleCharacters("](".repeat(100_000))).toEqual([]);
});
