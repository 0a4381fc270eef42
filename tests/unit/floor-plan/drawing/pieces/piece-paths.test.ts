import { expect, test } from "vitest";
import { createPen } from "#app/floor-plan/drawing/pen.ts";
import { piecePaths } from "#app/floor-plan/drawing/pieces/piece-paths.ts";
import { furniturePieces } from "#app/floor-plan/plan-schema.ts";
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
    const path = piecePaths[piece](createPen(0, [0, 0]), width, depth);
    const { left, right, top, bottom } = extent(path);
    const around = piece === "table" ? tuckedChair.depth : 0;
    const inFront = piece === "desk" ? 240 : around;
    expect(left).toBeGreaterThanOrEqual(-around);
    expect(top).toBeGreaterThanOrEqual(-around);
    expect(right).toBeLessThanOrEqual(width + around);
    expect(bottom).toBeLessThanOrEqual(depth + inFront);
    expect(path).not.toMatch(/NaN|Infinity/);
  }
});
