/** Milliseconds from the first focus before which nobody has written a message: what comes sooner is a program's. */
export const minFillTimeMs = 3000;

/**
 * Holds a submission that comes too soon until the time is over, and lets it go then: whoever fills the form in with
 * one key loses nothing.
 */
export function createMinimumFillTime(): { start(): void; wait(): Promise<void> } {
  let firstFocus: number | undefined;
  return {
    /** To be called whenever a field gets the focus. */
    start() {
      firstFocus ??= performance.now();
    },
    /** Over when enough time has gone by since the first focus, or since now when there was none. */
    wait() {
      firstFocus ??= performance.now();
      const left = firstFocus + minFillTimeMs - performance.now();
      return left <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, left));
    },
  };
}
