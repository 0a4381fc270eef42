import { expect, test } from "vitest";
import { digitClasses } from "#app/styles/digit-classes.ts";

test.each([
  [40, "focus-x-tens-4 focus-x-units-0"],
  [7.6, "focus-x-tens-0 focus-x-units-8"],
  [100, "focus-x-tens-10 focus-x-units-0"],
  [340, "focus-x-tens-10 focus-x-units-0"],
  [-3, "focus-x-tens-0 focus-x-units-0"],
])("%d is said by the classes %s", (value, classes) => {
  expect(digitClasses("focus-x", value)).toBe(classes);
});
