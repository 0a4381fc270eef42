/**
 * The day whose sun a design shows: the 21st of a month, by the wall clock of mainland Spain. The year is fixed, so
 * that a design has the same shadows whenever its URL is opened; from year to year the sun differs by less than half a
 * degree. Summer time never begins or ends on a 21st, so that each of these days has one distance from UTC.
 */
const year = 2026;

const clock = new Intl.DateTimeFormat("en", { timeZone: "Europe/Madrid", hour: "numeric", hourCycle: "h23" });
const hourLength = 3_600_000;

/** Returns the instant of an hour on the 21st of a month, 1 to 12: `instantAt(6, 14.25)` is 14:15 in summer time. */
export function instantAt(month: number, hour: number): Date {
  return new Date(startOfDay(month) + hour * hourLength);
}

/** Returns the hour that the wall clock shows on the 21st of a month, with its fraction: 14.25. */
export function hourAt(month: number, instant: Date): number {
  return (instant.getTime() - startOfDay(month)) / hourLength;
}

function startOfDay(month: number): number {
  const noon = Date.UTC(year, month - 1, 21, 12);
  return noon - Number(clock.format(noon)) * hourLength;
}
