import { expect, test } from "vitest";
import { brokenCharacter } from "#app/content/text/broken-character.ts";

test.each([
  ["bytes that are not UTF-8", "m\uFFFDdulos", 1],
  ["half a character", "a\uD83Db", 1],
  ["the other half of one", "ab\uDE00", 2],
  ["half a character written as its number", 'title: "\\uD83D"', 8],
  ["the other half, written", '"\\ude00"', 1],
])("%s is found", (_what, text, offset) => {
  expect(brokenCharacter(text)).toBe(offset);
});

test.each(["módulos 😀", '"\\uD83D\\uDE00"', "«\\u00e1»", ""])("%j is whole", (text) => {
  expect(brokenCharacter(text)).toBeUndefined();
});
