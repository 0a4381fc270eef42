import { expect, test } from "vitest";
import { pagerItems } from "#app/pages/blog/pager/pager-items.ts";

/** A pager as it is read: `1 … 4 5 6 … 9`. */
const read = (current: number, total: number) =>
  pagerItems(current, total)
    .map((item) => ("page" in item ? item.page : "…"))
    .join(" ");

test.each([
  [1, 1, "1"],
  [1, 2, "1 2"],
  [2, 3, "1 2 3"],
  [1, 9, "1 2 … 9"],
  [3, 9, "1 2 3 4 … 9"],
  [4, 9, "1 2 3 4 5 … 9"],
  [5, 9, "1 … 4 5 6 … 9"],
  [7, 9, "1 … 6 7 8 9"],
  [9, 9, "1 … 8 9"],
  [400, 834, "1 … 399 400 401 … 834"],
])("on page %i of %i the pager offers %s", (current, total, expected) => {
  expect(read(current, total)).toBe(expected);
});

test("gaps have names of their own", () => {
  const gaps = pagerItems(5, 9).flatMap((item) => ("gapAfter" in item ? [item.gapAfter] : []));
  expect(gaps).toEqual([1, 6]);
});
