/** How long each slide stays. In milliseconds. */
export const advanceDelay = 5000;

/** Calls `advance` once when the time of the current slide is over; gives what calls it off. */
export function scheduleAdvance(advancing: boolean, advance: () => void): (() => void) | undefined {
  if (!advancing) return undefined;
  const timer = setTimeout(advance, advanceDelay);
  return () => clearTimeout(timer);
}
