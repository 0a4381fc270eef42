import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Submission } from "./create-submission.ts";

/**
 * Returns whether a submission is pending, and a function that submits unless one is, so that a double click sends
 * once. The disabled button loses the focus; it gets it back afterwards, unless another element has it.
 */
export function useSubmission({ busy, run }: Submission) {
  const isBusy = useSyncExternalStore(busy.subscribe, busy.get, () => false);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (isBusy) return;
    const before = focused.current;
    focused.current = null;
    // Browsers move the focus of a disabled element to the body.
    const isLost = document.activeElement === document.body;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  }, [isBusy]);

  function submit(task: () => Promise<void>): void {
    if (busy.get()) return;
    focused.current = document.activeElement;
    void run(task);
  }

  return { isBusy, submit };
}
