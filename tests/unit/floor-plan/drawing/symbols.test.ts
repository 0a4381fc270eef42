import { expect, test } from "vitest";
import { box, ellipse, line, placeSymbols, symbolPath } from "#app/floor-plan/drawing/symbols.ts";

const origin = [2000, 500] as const;

test("a box turns about its origin, clockwise", () => {
  const symbol = box(0, 0, 900, 600, 50);
  expect(placeSymbols(symbol, 0, origin)).toBe("B2000 500 900 600 50");
  expect(placeSymbols(symbol, 1, origin)).toBe("B1400 500 600 900 50");
  expect(placeSymbols(symbol, 2, origin)).toBe("B1100 -100 900 600 50");
  expect(placeSymbols(symbol, 3, origin)).toBe("B2000 -400 600 900 50");
});

test("symbols are drawn one behind the other", () => {
  expect(symbolPath(box(10, 20, 900, 600) + line(0, 0, 5, 6) + ellipse(50, 50, 20, 10))).toBe(
    "M10 20h900v600h-900zM0 0L5 6M30 50a20 10 0 0 1 40 0a20 10 0 0 1 -40 0z",
  );
  expect(symbolPath(box(0, 0, 900, 600, 50))).toContain("a50 50 0 0 1 50 50v500a50 50");
  expect(symbolPath("")).toBe("");
});
