/** What became of what a form sent last; see `useOutcome`. */
export interface FormOutcome<Outcome> {
  get(): Outcome | undefined;
  /** Sets what became of it; undefined begins anew. */
  set(outcome: Outcome | undefined): void;
  /** Calls `listener` whenever that changes. Returns a cleanup function. */
  subscribe(listener: () => void): () => void;
}

/**
 * Create one per form, outside React: who has left the page while something was being sent finds the outcome on coming
 * back.
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
