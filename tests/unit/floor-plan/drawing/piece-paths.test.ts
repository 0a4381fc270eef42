import { expect, expectTypeOf, test } from "vitest";
import { piecePaths } from "#app/floor-plan/drawing/pieces/piece-paths.ts";
import { symbolPath } from "#app/floor-plan/drawing/symbols.ts";
import { type Cladding, furniturePieces, type Plan } from "#app/floor-plan/plan-schema.ts";
import { tuckedChair } from "#app/floor-plan/seating.ts";

/** Where a path of relative and absolute lines and arcs goes, arcs by their ends. */
function extent(path: string) {
  let [x, y] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command = "", rest = ""] of path.matchAll(/([MLHVhva])([^MLHVhvaz]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [a = 0, b = 0] = numbers;
    if (command === "M" || command === "L") [x, y] = [a, b];
    if (command === "h") x += a;
    if (command === "v") y += a;
    if (command === "a") [x, y] = [x + (numbers.at(-2) ?? 0), y + (numbers.at(-1) ?? 0)];
    xs.push(x);
    ys.push(y);
  }
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test.each(furniturePieces)("%s is drawn within its measures, chairs apart, at any size", (piece) => {
  for (const [width, depth] of [
    [600, 600],
    [1600, 900],
  ] as const) {
    const { left, right, top, bottom } = extent(symbolPath(piecePaths[piece](width, depth)));
    const around = piece === "table" ? tuckedChair.depth : 0;
    const inFront = piece === "desk" ? 240 : around;
    expect(left).toBeGreaterThanOrEqual(-around);
    expect(top).toBeGreaterThanOrEqual(-around);
    expect(right).toBeLessThanOrEqual(width + around);
    expect(bottom).toBeLessThanOrEqual(depth + inFront);
    expect(piecePaths[piece](width, depth)).not.toMatch(/NaN|Infinity/);
  }
});

test("a table for six has three chairs on each long side, whichever way it stands", () => {
  const parts = (symbols: string) => symbols.split("B").filter(Boolean).length;
  expect(parts(piecePaths.table(1800, 900))).toBe(7);
  expect(parts(piecePaths.table(900, 1800))).toBe(7);
  expect(parts(piecePaths.table(750, 1100))).toBe(5);
});

test("a plan may leave its woods unsaid", () => {
  expectTypeOf<Plan["cladding"]>().toEqualTypeOf<Cladding[] | undefined>();
});
