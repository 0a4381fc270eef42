import { expect, test } from "vitest";
import { checkDates } from "#scripts/check/content/check-dates.ts";
import { contentFile } from "./content-file.ts";

const today = "2026-11-22";
const calendar = { hasCome: (written: string) => written.slice(0, 10) <= today, today: () => today };

function issuesOf(fields: string): unknown[] {
  const issues = checkDates(contentFile(`---\n${fields}\n---\n`), { calendar });
  return issues.map(({ line, code, values }) => [line, code, values.suggestion ?? values.today]);
}

test("a year that no text can have is doubted, with a near one", () => {
  expect(issuesOf('date: "0205-03-09"')).toEqual([[2, "date-doubtful", "2025-03-09"]]);
  expect(issuesOf('date: "1025-03-09"')).toEqual([[2, "date-doubtful", "2025-03-09"]]);
  expect(issuesOf('date: "2025-03-09"\npublishAt: "2206-12-01 09:00"')).toEqual([
    [3, "date-doubtful", "2026-12-01 09:00"],
  ]);
});

test("a revision that is still to come is told, of a day or a month", () => {
  expect(issuesOf('date: "2025-03-09"\nupdated: "2062-03-09"')).toEqual([[3, "date-future", today]]);
  expect(issuesOf('updated: "2052-01"')).toEqual([[2, "date-future", "2026-11"]]);
});

test("old days, days of this month and moments of the next years are right", () => {
  expect(issuesOf('date: "1999-12-31"')).toEqual([]);
  expect(issuesOf('date: "2026-11-22"\nupdated: "2026-11-22"')).toEqual([]);
  expect(issuesOf('updated: "2026-11"')).toEqual([]);
  expect(issuesOf('date: "2040-12-01"\npublishAt: "2040-12-01"')).toEqual([]);
  expect(issuesOf('date: "2040-12-01"\nupdated: "2040-12-01"\ndraft: true')).toEqual([]);
});
