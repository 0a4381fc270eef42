import { expect, test } from "vitest";
import {
  hasOriginal,
  isAllOriginal,
  isOriginal,
  keepMarks,
  markOriginal,
  showIn,
  splitOriginal,
  withoutMarks,
} from "#app/i18n/original-text.ts";

test("a text is marked once, and an empty one not at all", () => {
  expect(markOriginal(markOriginal("Hola"))).toBe(markOriginal("Hola"));
  expect(markOriginal("")).toBe("");
});

test("the marks are found and taken out", () => {
  const text = `Veure ${markOriginal("las casas")}`;
  expect(hasOriginal(text)).toBe(true);
  expect(isOriginal(text)).toBe(false);
  expect(isOriginal(markOriginal("Hola"))).toBe(true);
  expect(withoutMarks(text)).toBe("Veure las casas");
});

test("two marked texts side by side are not one", () => {
  const both = markOriginal("uno") + markOriginal("dos");
  expect(isOriginal(both)).toBe(false);
});

test("a text is parted where its language changes", () => {
  expect(splitOriginal(`Veure ${markOriginal("las casas")} ara`)).toEqual([
    { text: "Veure ", isOriginal: false },
    { text: "las casas", isOriginal: true },
    { text: " ara", isOriginal: false },
  ]);
});

test("a marked value in a marked text is part of it", () => {
  const text = markOriginal("Sobre … y más").replace("…", markOriginal("las casas"));
  expect(splitOriginal(text)).toEqual([{ text: "Sobre las casas y más", isOriginal: true }]);
});

test("what is marked on both sides of a space is read as one", () => {
  expect(splitOriginal(`${markOriginal("Uno.")} ${markOriginal("Dos.")}`)).toEqual([
    { text: "Uno. Dos.", isOriginal: true },
  ]);
});

test("parts of a marked text are marked, and those of another are not", () => {
  const split = (text: string) => text.split("|").map((part) => part || { line: true });
  expect(keepMarks(markOriginal("uno||dos"), split)).toEqual([
    markOriginal("uno"),
    { line: true },
    markOriginal("dos"),
  ]);
  expect(keepMarks("u|dos", split)).toEqual(["u", "dos"]);
});

test("a mark that has lost its partner does no harm", () => {
  expect(splitOriginal("\uE011a\uE010b")).toEqual([
    { text: "a", isOriginal: false },
    { text: "b", isOriginal: true },
  ]);
});

test("a text of the original is marked in other languages alone", () => {
  expect(showIn("es", "Hola")).toBe("Hola");
  expect(showIn("ca", "Hola")).toBe(markOriginal("Hola"));
});

test("a text is all of the original when nothing but spaces is outside of marks", () => {
  expect(isAllOriginal(`${markOriginal("uno")} ${markOriginal("dos")}`)).toBe(true);
  expect(isAllOriginal(`Rooms: ${markOriginal("Sala")}`)).toBe(false);
});
