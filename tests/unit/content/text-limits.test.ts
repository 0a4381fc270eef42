import { expect, test } from "vitest";
import { findLimitIssue, textLimits } from "#app/content/text-limits.ts";

const { lines, levels, signs, allSigns, bars } = textLimits;

test.each([
  ["lines", "a\n".repeat(lines + 1), `${lines + 1}:1 file-too-large`],
  ["letters", `${"palabra ".repeat(6_000)}\n\n`.repeat(3), "5:1 file-too-large"],
  ["lists in one another", `${"1. - ".repeat(levels)}a`, `1:${levels * 2.5 + 1} nesting-too-deep`],
  ["openings of links", "[a](".repeat(20_000), `1:${signs * 4 + 1} nesting-too-deep`],
  [
    "signs in all",
    "*a* **b** [c](d)\n\n".repeat(allSigns / 6 + 1),
    `${2 * Math.floor(allSigns / 6) + 1}:11 nesting-too-deep`,
  ],
  ["openings of facts", "{{a".repeat(5000), `1:${signs * 3 + 1} nesting-too-deep`],
  ["columns", `${"|a".repeat(5000)}|\n`, `1:${bars * 2 + 1} nesting-too-deep`],
])("too many %s are found where they begin to be too many", (_what, text, place) => {
  const issue = findLimitIssue(text);
  expect(`${issue?.line}:${issue?.column} ${issue?.code}`).toBe(place);
});

test.each([
  ["a line across the page", "- ".repeat(100)],
  ["a line to fill in", `Nombre: ${"_".repeat(80)}`],
  ["many paragraphs with links", "[a](/contacto) y **b**.\n\n".repeat(2000)],
  ["a table of three hundred rows", `| a | b |\n|---|---|\n${"| [a](/b) | **c** |\n".repeat(300)}`],
])("%s is not too much", (_what, text) => {
  expect(findLimitIssue(text)).toBeUndefined();
});

test("the plans of a model may have brackets without end above the body", () => {
  const plan = `plans: [${"[0, 0], ".repeat(2000)}]`;
  expect(findLimitIssue(`---\n${plan}\n---\n\nTexto.`, 4)).toBeUndefined();
  expect(findLimitIssue(plan)?.code).toBe("nesting-too-deep");
});
