import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Submission } from "./create-submission.ts";

/**
 * One submission of a form at a time: a double click sends once. The button that started it is disabled meanwhile,
 * which costs it the keyboard focus; it gets it back when nothing else has taken it.
 */
export function useSubmission(submission: Submission) {
  const isBusy = useSyncExternalStore(submission.watch, submission.isBusy, () => false);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (isBusy) return;
    const before = focused.current;
    focused.current = null;
    // Browsers give the focus of what is disabled to the page.
    const isLost = document.activeElement === document.body;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  }, [isBusy]);

  function run(task: () => Promise<void>): void {
    if (submission.isBusy()) return;
    focused.current = document.activeElement;
    void submission.run(task);
  }

  return { isBusy, run };
}
