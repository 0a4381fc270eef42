import { expect, test } from "vitest";
import { pagerItems } from "#app/pages/blog/pager/pager-items.ts";

/** A pager as it is read: `1 … 4 5 6 … 9`. */
const read = (current: number, total: number) =>
  pagerItems(current, total)
    .map((item) => ("page" in item ? item.page : "…"))
    .join(" ");

test.each([
  [1, 2, "1 2"],
  [1, 9, "1 2 … 9"],
  [4, 9, "1 2 3 4 5 … 9"],
  [5, 9, "1 … 4 5 6 … 9"],
  [9, 9, "1 … 8 9"],
])("on page %i of %i the pager offers %s", (current, total, expected) => {
  expect(read(current, total)).toBe(expected);
});
