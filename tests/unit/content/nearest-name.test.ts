import { expect, test } from "vitest";
import { editDistance, nearestName } from "#app/content/nearest-name.ts";

test("the distance counts letters put in, taken out and changed", () => {
  expect(editDistance("casa", "casa")).toBe(0);
  expect(editDistance("casa", "casas")).toBe(1);
  expect(editDistance("casa", "cosa")).toBe(1);
  expect(editDistance("", "casa")).toBe(4);
  expect(editDistance("gatos", "tacos")).toBe(2);
});

test("the name that was probably meant is found", () => {
  expect(nearestName("ttle", ["text", "title", "tags"])).toBe("title");
  expect(nearestName("/contact", ["/", "/contacto", "/campings"])).toBe("/contacto");
});

test("a name that comes near none suggests none", () => {
  expect(nearestName("precio", ["title", "alt"])).toBeUndefined();
  expect(nearestName("x", [])).toBeUndefined();
});
