import { createStore, type Store } from "./create-store.ts";

/** The submission of a form; see `useSubmission`. */
export interface Submission {
  /** Whether a submission is pending. */
  readonly busy: Pick<Store<boolean>, "get" | "subscribe">;
  /** Runs the task, unless another one is pending. */
  run(task: () => Promise<void>): Promise<void>;
}

/**
 * Create one per form, outside React: a visitor who leaves the page during a submission and comes back finds it still
 * pending and cannot send twice.
 */
export function createSubmission(): Submission {
  const busy = createStore(false);
  return {
    busy,
    async run(task) {
      if (busy.get()) return;
      busy.set(true);
      try {
        await task();
      } finally {
        busy.set(false);
      }
    },
  };
}
