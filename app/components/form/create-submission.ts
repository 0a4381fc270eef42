/** The sending of a form; see `useSubmission`. */
export interface Submission {
  /** Whether it is on its way. */
  isBusy(): boolean;
  /** Calls `listener` whenever that changes. The function given back ends it. */
  watch(listener: () => void): () => void;
  /** Begins one, unless the last is not over yet. */
  run(task: () => Promise<void>): Promise<void>;
}

/**
 * Make one per form, outside of React: whoever leaves the page while something is being sent and comes back finds it
 * still being sent, and cannot send it twice.
 */
export function createSubmission(): Submission {
  const listeners = new Set<() => void>();
  let isBusy = false;

  function setBusy(value: boolean): void {
    isBusy = value;
    for (const listener of listeners) listener();
  }

  return {
    isBusy: () => isBusy,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async run(task) {
      if (isBusy) return;
      setBusy(true);
      try {
        await task();
      } finally {
        setBusy(false);
      }
    },
  };
}
