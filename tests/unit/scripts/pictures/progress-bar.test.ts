import { expect, test } from "vitest";
import { progressBar, progressLine } from "#scripts/pictures/progress-bar.ts";

function output(isTTY: boolean) {
  const written: string[] = [];
  return { written, isTTY, write: (text: string) => written.push(text) > 0 };
}

test("the bar is as long at the start as at the end", () => {
  expect(progressLine("Imágenes", 0, 12)).toBe(`Imágenes ${"░".repeat(24)}   0\u00A0%`);
  expect(progressLine("Imágenes", 3, 12)).toBe(`Imágenes ${"█".repeat(6)}${"░".repeat(18)}  25\u00A0%`);
  expect(progressLine("Imágenes", 12, 12)).toBe(`Imágenes ${"█".repeat(24)} 100\u00A0%`);
});

test("nothing to do is all done", () => {
  expect(progressLine("Imágenes", 0, 0)).toContain("100");
});

test("a terminal shows one line, which goes away", () => {
  const terminal = output(true);
  const bar = progressBar(terminal, "a");
  for (let done = 1; done <= 1000; done += 1) bar.show(done, 1000);
  bar.clear();
  expect(terminal.written.every((text) => text.startsWith("\r") && !text.includes("\n"))).toBe(true);
  // A thousand files, a hundred and some different lines.
  expect(terminal.written.length).toBeLessThan(150);
  expect(terminal.written.at(-1)).toMatch(/^\r +\r$/);
});

test("an output that is not a terminal gets nothing", () => {
  const file = output(false);
  const bar = progressBar(file, "a");
  bar.show(1, 2);
  bar.clear();
  expect(file.written).toEqual([]);
});
