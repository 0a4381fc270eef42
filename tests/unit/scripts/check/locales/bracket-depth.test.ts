import { expect, test } from "vitest";
import { deepBracket, deepestBrackets } from "#scripts/check/locales/bracket-depth.ts";

test("the first bracket that stands in too many others is found", () => {
  expect(deepBracket("[".repeat(100_000))).toBe(deepestBrackets);
  expect(deepBracket('{"a":'.repeat(deepestBrackets + 1))).toBe(deepestBrackets * 5);
});

test("brackets side by side are not deep", () => {
  expect(deepBracket("[[0, 0], [6000, 0]], ".repeat(5000))).toBeUndefined();
  expect(deepBracket("]".repeat(200) + "[".repeat(deepestBrackets))).toBeUndefined();
});
