/** People need longer than this after the first focus: faster submissions come from programs. */
export const minFillTimeMs = 3000;

/**
 * Delays a submission that comes too soon instead of rejecting it: a visitor whose browser fills the form in loses
 * nothing.
 */
export function createMinimumFillTime(): { start(): void; wait(): Promise<void> } {
  let firstFocus: number | undefined;
  return {
    /** Starts the time at the first call. Call it whenever a field gets the focus. */
    start() {
      firstFocus ??= performance.now();
    },
    /** Resolves when the time is over. Starts the time if no field has had the focus. */
    wait() {
      firstFocus ??= performance.now();
      const left = firstFocus + minFillTimeMs - performance.now();
      return left <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, left));
    },
  };
}
