import { expect, test } from "vitest";
import { hasTagPage } from "#app/pages/blog/tags/has-tag-page.ts";

test.each([
  [{ tag: "precio" }, true],
  [{ tag: "precio", page: "2" }, true],
  [{ tag: "precio", page: "1" }, false],
  [{ tag: "precio", page: "3" }, false],
  [{ tag: "precio", page: "02" }, false],
  [{ tag: "precio", page: "x" }, false],
  [{ tag: "nada" }, false],
  [{ tag: "toString" }, false],
  [{}, false],
])("whether there is a page of %j: %s", (parameters, expected) => {
  expect(hasTagPage({ precio: 2 }, parameters)).toBe(expected);
});
