import { expect, test } from "vitest";
import { todayInMadrid } from "#scripts/new/today-in-madrid.ts";

test.each([
  ["2026-12-31T22:59:59Z", "2026-12-31"],
  ["2026-12-31T23:00:00Z", "2027-01-01"],
  ["2026-06-30T21:59:59Z", "2026-06-30"],
  ["2026-06-30T22:00:00Z", "2026-07-01"],
])("at %s it is %s in Madrid", (moment, day) => {
  expect(todayInMadrid(new Date(moment))).toBe(day);
});
