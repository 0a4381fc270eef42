import { expect, test } from "vitest";
import { findLimitIssue, textLimits } from "#app/content/text/text-limits.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const { lines, levels, indent, signs, allSigns, bars } = textLimits;

test.each([
  ["lines", "a\n".repeat(lines + 1), `${lines + 1}:1 file-too-large`],
  ["letters", `${"palabra ".repeat(6_000)}\n\n`.repeat(3), "5:1 file-too-large"],
  ["quotations in one another", `a\n\n${">".repeat(5000)}`, `3:${levels + 1} nesting-too-deep`],
  ["lists in one another", `${"1. - ".repeat(levels)}a`, `1:${levels * 2.5 + 1} nesting-too-deep`],
  ["indented lists", `${" ".repeat(indent + 1)}- a`, `1:${indent + 2} nesting-too-deep`],
  ["openings of links", "[a](".repeat(20_000), `1:${signs * 4 + 1} nesting-too-deep`],
  ["stars", `a\n${"*a ".repeat(5000)}`, `2:${signs * 3 + 1} nesting-too-deep`],
  ["signs on many lines of one paragraph", "a_b_\n".repeat(signs), `${signs / 2 + 1}:2 nesting-too-deep`],
  ["stars in one row", `${"*".repeat(5000)}a`, "1:1 nesting-too-deep"],
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
  ["a long row of stars", "*".repeat(5000)],
  ["a line to fill in", `Nombre: ${"_".repeat(80)}`],
  ["many paragraphs with links", "[a](/contacto) y **b**.\n\n".repeat(2000)],
  ["a list of a thousand links", "- [a](/contacto)\n".repeat(1500)],
  ["a table of three hundred rows", `| a | b |\n|---|---|\n${"| [a](/b) | **c** |\n".repeat(300)}`],
  ["a paragraph of 12,000 words", "palabra ".repeat(12_000)],
])("%s is not too much", (_what, text) => {
  expect(findLimitIssue(text)).toBeUndefined();
});

test("the plans of a model may have brackets without end above the body", () => {
  const plan = `plans: [${"[0, 0], ".repeat(2000)}]`;
  expect(findLimitIssue(`---\n${plan}\n---\n\nTexto.`, 4)).toBeUndefined();
  expect(findLimitIssue(plan)?.code).toBe("nesting-too-deep");
});

test("a field of YAML has as many facts as a body may have", () => {
  expect(findLimitIssue(`---\ncaption: ${"{{a".repeat(allSigns + 1)}\n---\n`, 4)?.line).toBe(2);
});

test("the longest text of the frozen site has less than a tenth of each", () => {
  const file = "content/es/models/lum-sur.md";
  const text = fixture.files.text(file) ?? "";
  expect(text.split("\n").length).toBeLessThan(lines / 10);
  expect(findLimitIssue(text, 176)).toBeUndefined();
});
