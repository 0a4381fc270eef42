import { expect, test } from "vitest";
import { readingMinutes } from "#app/pages/blog/reading-time.ts";

test("minutes are whole, at 238 words each", () => {
  expect(readingMinutes("palabra ".repeat(238 * 4))).toBe(4);
  expect(readingMinutes("palabra ".repeat(238 * 4 + 100))).toBe(4);
  expect(readingMinutes("palabra ".repeat(238 * 4 + 130))).toBe(5);
});

test("accents do not part a word, and signs are no words", () => {
  const words = "¿Cuánto cuesta — en €, por m²? ";
  // Cuánto, cuesta, en, por, m²
  expect(readingMinutes(words.repeat(238))).toBe(5);
});
