/** The time zone of the company. Days and times that writers give are in it, whatever the machine's zone. */
const zone = "Europe/Madrid";

/** `2026-12-01` or `2026-12-01 09:00`. */
const writtenForm = /^(\d{4})-(\d{2})-(\d{2})(?: ([01]\d|2[0-3]):([0-5]\d))?$/;

/** Longer than the zone's largest offset from UTC. */
const dayMs = 24 * 60 * 60 * 1000;

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: zone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** Whether a text is a day, or a day and a time of day, that a calendar has: `2026-12-01`, `2026-12-01 09:00`. */
export function isWrittenTime(written: string): boolean {
  const match = writtenForm.exec(written);
  if (!match) return false;
  const [, year, month, day] = match.map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  // The 31st of a month without one would be the first of the next.
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
}

/**
 * Returns the moment at which the clocks of the site show a day and time; a day alone begins at midnight. The hour that
 * comes twice in October counts the first time. The one that the clocks leave out in March counts from before the
 * change: 02:30 is what they show as 03:30.
 *
 * @param written A text for which `isWrittenTime` holds.
 * @throws Error for any other text.
 */
export function momentOf(written: string): Date {
  if (!isWrittenTime(written)) throw new Error(`«${written}» is no day or time.`);
  const shown = Date.parse(`${written.slice(0, 10)}T${written.slice(11) || "00:00"}:00Z`);
  // A change of the clocks lies between the two at most.
  const [before, after] = [offsetAt(shown - dayMs), offsetAt(shown + dayMs)];
  const [early, late] = [shown - Math.max(before, after), shown - Math.min(before, after)];
  return new Date(early + offsetAt(early) === shown ? early : late);
}

/** Returns the day that the calendars of the site show at a moment, YYYY-MM-DD. */
export function dayAt(moment: Date): string {
  return new Date(moment.getTime() + offsetAt(moment.getTime())).toISOString().slice(0, 10);
}

/** Returns the month that the calendars of the site show at a moment, YYYY-MM. */
export function monthAt(moment: Date): string {
  return dayAt(moment).slice(0, 7);
}

/** Returns the year that the calendars of the site show at a moment. */
export function yearAt(moment: Date): number {
  return Number(dayAt(moment).slice(0, 4));
}

/** Returns what the clocks of the site show at a moment: `2026-12-01 09:00`. */
export function timeAt(moment: Date): string {
  return new Date(moment.getTime() + offsetAt(moment.getTime())).toISOString().slice(0, 16).replace("T", " ");
}

/** Returns by how many milliseconds the clocks of the site are ahead of UTC at a moment. */
function offsetAt(moment: number): number {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}
