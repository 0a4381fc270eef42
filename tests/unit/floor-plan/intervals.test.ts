import { expect, test } from "vitest";
import { remaining, sharedLength, within } from "#app/floor-plan/intervals.ts";

test("what is left of a stretch lies between its cuts, in whatever order they come", () => {
  expect(
    remaining(
      [0, 10],
      [
        [6, 7],
        [2, 4],
      ],
    ),
  ).toEqual([
    [0, 2],
    [4, 6],
    [7, 10],
  ]);
});

test("cuts that overlap, touch the ends or reach beyond leave no stretch without length", () => {
  expect(
    remaining(
      [0, 10],
      [
        [0, 3],
        [2, 5],
        [9, 20],
      ],
    ),
  ).toEqual([[5, 9]]);
  expect(remaining([0, 10], [[-5, 15]])).toEqual([]);
  expect(remaining([0, 10], [])).toEqual([[0, 10]]);
  expect(remaining([0, 10], [[12, 15]])).toEqual([[0, 10]]);
});

test("what remains and what is cut out make up the whole", () => {
  const cuts = [
    [100, 900],
    [1200, 1300],
  ] as const;
  const length = (parts: readonly (readonly [number, number])[]) =>
    parts.reduce((sum, [from, to]) => sum + to - from, 0);
  expect(length(remaining([0, 2000], cuts)) + length(cuts)).toBe(2000);
});

test("stretches share a length, or a gap below zero", () => {
  expect(sharedLength([0, 10], [4, 20])).toBe(6);
  expect(sharedLength([0, 10], [12, 20])).toBe(-2);
});

test("a stretch lies within another up to its ends", () => {
  expect(within([0, 10], [0, 10])).toBe(true);
  expect(within([-1, 10], [0, 10])).toBe(false);
});
