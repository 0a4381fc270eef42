/**
 * Returns the month that a catalogue names, `2026-11`: that of the site's moment, in UTC. It is the only thing in a
 * catalogue that is not in the files of the project.
 */
export function catalogueMonth(now: Date): string {
  return now.toISOString().slice(0, 7);
}
