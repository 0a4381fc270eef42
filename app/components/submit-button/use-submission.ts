import { useEffect, useRef, useState } from "react";

export interface Submission {
  /** Whether one is on its way. */
  readonly isBusy: boolean;
  /** Starts one, unless the last is not over yet: a double click sends once. */
  run(task: () => Promise<void>): void;
}

/**
 * One submission of a form at a time. The button that started it is disabled meanwhile, which costs it the keyboard
 * focus; it gets it back when nothing else has taken it.
 */
export function useSubmission(): Submission {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (isBusy) return;
    const before = focused.current;
    focused.current = null;
    // Browsers give the focus of what is disabled to the page.
    const isLost = document.activeElement === document.body;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  }, [isBusy]);

  async function start(task: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    focused.current = document.activeElement;
    setBusy(true);
    try {
      await task();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, run: (task) => void start(task) };
}
