import { expect, test } from "vitest";
import { dayAt, isWrittenTime, momentOf, monthAt, yearAt } from "#app/time/site-time.ts";

const iso = (written: string) => momentOf(written).toISOString();

test("a day begins at midnight in Madrid, an hour or two before it does in UTC", () => {
  expect(iso("2026-12-01")).toBe("2026-11-30T23:00:00.000Z");
  expect(iso("2026-07-01")).toBe("2026-06-30T22:00:00.000Z");
});

test.each([
  // On the last Sunday of March 02:00 is 03:00.
  ["2027-03-28 01:59", "2027-03-28T00:59:00.000Z"],
  ["2027-03-28 02:30", "2027-03-28T01:30:00.000Z"],
  // On the last Sunday of October 03:00 is 02:00 once more.
  ["2027-10-31 02:59", "2027-10-31T00:59:00.000Z"],
  ["2027-10-31 03:00", "2027-10-31T02:00:00.000Z"],
])("around the changes of the clocks %s is %s", (written, moment) => {
  expect(iso(written)).toBe(moment);
});

test("an impossible day or time is refused", () => {
  for (const written of ["2026-12-01", "2026-12-01 00:00", "2026-12-01 23:59", "2028-02-29"]) {
    expect(isWrittenTime(written), written).toBe(true);
  }
  for (const written of ["", "2026-02-29", "2026-13-01", "2026-12-01 9:00", "2026-12-01 24:00", "2026-12-01 "]) {
    expect(isWrittenTime(written), written).toBe(false);
    expect(() => momentOf(written), written).toThrow("is no day or time");
  }
});

test("the day of a moment is that of the calendar in Madrid", () => {
  expect(dayAt(new Date("2026-11-30T22:59:59Z"))).toBe("2026-11-30");
  expect(dayAt(new Date("2026-11-30T23:00:00Z"))).toBe("2026-12-01");
  expect(dayAt(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07-01");
});

test("so are its month and its year, which begin before those of UTC", () => {
  expect(monthAt(new Date("2026-07-31T21:59:59Z"))).toBe("2026-07");
  expect(monthAt(new Date("2026-07-31T22:00:00Z"))).toBe("2026-08");
  expect(yearAt(new Date("2026-12-31T22:59:59Z"))).toBe(2026);
  expect(yearAt(new Date("2026-12-31T23:00:00Z"))).toBe(2027);
});
