/** How long each slide stays, in milliseconds. */
export const advanceDelay = 5000;

/** Calls `advance` once after the delay. Returns a cleanup function. */
export function scheduleAdvance(advancing: boolean, advance: () => void): (() => void) | undefined {
  if (!advancing) return undefined;
  const timer = setTimeout(advance, advanceDelay);
  return () => clearTimeout(timer);
}
