import { expect, test } from "vitest";
import { breakLines, fitLines } from "#scripts/pictures/previews/fit-lines.ts";
import { textWidth } from "#scripts/pictures/previews/outline-text.ts";

const look = { weight: 700, tracking: -0.02 } as const;
const box = { width: 400, height: 300, pitch: 1.1, sizes: [80, 60, 40] };

test("a short title has the largest size, a longer one a smaller one and more lines", () => {
  expect(fitLines("Blog", look, box)).toEqual({ lines: ["Blog"], style: { ...look, size: 80 } });
  const { lines, style } = fitLines("Financiación para inversores", look, box);
  expect(style.size).toBe(60);
  expect(lines.join(" ")).toBe("Financiación para inversores");
  for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(box.width);
});

test("a title that is too long even so ends in an ellipsis within the box", () => {
  const { lines, style } = fitLines("una palabra tras otra ".repeat(20).trim(), look, box);
  expect(style.size).toBe(40);
  expect(lines.length * style.size * box.pitch).toBeLessThanOrEqual(box.height);
  expect(lines.at(-1)).toMatch(/\S…$/);
  for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(box.width);
});

test("a word that is wider than the box is cut", () => {
  const { lines, style } = fitLines("a".repeat(60), look, box);
  expect(lines).toEqual([expect.stringMatching(/^a+…$/)]);
  expect(textWidth(lines[0] ?? "", style)).toBeLessThanOrEqual(box.width);
});

test("lines break at spaces alone", () => {
  expect(breakLines("25.308\u00A0€ de precio orientativo", 150, { ...look, size: 20 })[0]).toContain("25.308\u00A0€");
});
