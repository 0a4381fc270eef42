import { useEffect, useRef } from "react";
import { type Store, useStore } from "#app/components/store/create-store.ts";
import { useAfterPress } from "./use-after-press.ts";

/**
 * Returns whether a submission is pending, and a function that submits unless one is, so that a double click sends
 * once, and then reports the result. The disabled button loses the focus; it gets it back afterwards, unless another
 * element has it.
 *
 * @param busy A store of the form, false at first: a visitor who leaves the page during a submission and comes back
 * finds it still pending.
 */
export function useSubmission(busy: Store<boolean>) {
  const isBusy = useStore(busy);
  const focused = useRef<Element | null>(null);
  const afterPress = useAfterPress();

  useEffect(() => {
    if (isBusy) return;
    const before = focused.current;
    focused.current = null;
    // Browsers move the focus of a disabled element to the body.
    const isLost = document.activeElement === document.body;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  }, [isBusy]);

  async function submit<Result>(task: () => Promise<Result>, report: (result: Result) => void): Promise<void> {
    if (busy.get()) return;
    focused.current = document.activeElement;
    busy.set(true);
    try {
      const result = await task();
      await new Promise<void>(afterPress);
      report(result);
    } finally {
      busy.set(false);
    }
  }

  return { isBusy, submit };
}
