/** The form of Sweden's calendar is that of content: YYYY-MM-DD. */
const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid", dateStyle: "short" });

/** Returns the day that it is in Madrid at a moment, YYYY-MM-DD. */
export function todayInMadrid(now: Date): string {
  return day.format(now);
}
