/** The submission of a form; see `useSubmission`. */
export interface Submission {
  /** Whether a submission is pending. */
  isBusy(): boolean;
  /** Calls `listener` whenever that changes. Returns a cleanup function. */
  subscribe(listener: () => void): () => void;
  /** Runs the task, unless another one is pending. */
  run(task: () => Promise<void>): Promise<void>;
}

/**
 * Create one per form, outside React: a visitor who leaves the page during a submission and comes back finds it still
 * pending and cannot send twice.
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
    subscribe(listener) {
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
