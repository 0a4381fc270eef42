/**
 * Returns the month that a catalogue names, `2026-11`: that of SOURCE_DATE_EPOCH where it is set, otherwise the present
 * one, in UTC. It is the only thing in a catalogue that is not in the files of the project.
 *
 * @throws Error when SOURCE_DATE_EPOCH is no number of seconds.
 */
export function catalogueMonth(environment: Readonly<Record<string, string | undefined>>, now: Date): string {
  const { SOURCE_DATE_EPOCH: epoch } = environment;
  if (epoch === undefined || epoch === "") return now.toISOString().slice(0, 7);
  if (!/^\d{1,11}$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH is no number of seconds: «${epoch}».`);
  return new Date(Number(epoch) * 1000).toISOString().slice(0, 7);
}
