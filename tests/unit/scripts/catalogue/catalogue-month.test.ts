import { expect, test } from "vitest";
import { catalogueMonth } from "#scripts/catalogue/catalogue-month.ts";

test.each([
  ["2026-11-22T12:00:00Z", "2026-11"],
  ["2024-01-01T00:00:00Z", "2024-01"],
  ["2023-12-31T23:59:59Z", "2023-12"],
])("at %s the catalogue is of %s", (now, month) => {
  expect(catalogueMonth(new Date(now))).toBe(month);
});
