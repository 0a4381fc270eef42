import { expect, test } from "vitest";
import { catalogueMonth } from "#scripts/catalogue/catalogue-month.ts";

const now = new Date("2026-11-22T12:00:00Z");

test.each([
  [{}, "2026-11"],
  [{ SOURCE_DATE_EPOCH: "" }, "2026-11"],
  [{ SOURCE_DATE_EPOCH: "1704067200" }, "2024-01"],
  [{ SOURCE_DATE_EPOCH: "1704067199" }, "2023-12"],
])("with %j the catalogue is of %s", (environment, month) => {
  expect(catalogueMonth(environment, now)).toBe(month);
});

test.each(["ayer", "-1", "1.5"])("«%s» is no date", (epoch) => {
  expect(() => catalogueMonth({ SOURCE_DATE_EPOCH: epoch }, now)).toThrow("SOURCE_DATE_EPOCH");
});
