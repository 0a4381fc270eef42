/** The result of the last submission of a form; see `useOutcome`. */
export interface FormOutcome<Outcome> {
  get(): Outcome | undefined;
  /** Sets what became of it; undefined starts again. */
  set(outcome: Outcome | undefined): void;
  /** Calls `listener` whenever that changes. Returns a cleanup function. */
  subscribe(listener: () => void): () => void;
}

/**
 * Create one per form, outside React: visitors who leave the page while something is being sent find the outcome when
 * they come back.
 */
export function createOutcome<Outcome>(): FormOutcome<Outcome> {
  const listeners = new Set<() => void>();
  let current: Outcome | undefined;
  return {
    get: () => current,
    set(outcome) {
      current = outcome;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
