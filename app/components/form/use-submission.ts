import { useEffect, useRef } from "react";
import { useStore } from "#app/components/store/create-store.ts";
import type { FormStore } from "./create-form-store.ts";
import { useAfterPress } from "./use-after-press.ts";

/**
 * Returns whether a submission is pending, and a function that submits unless one is, so that a double click sends
 * once, and then reports the result and keeps the outcome that the report returns. The disabled button loses the focus;
 * it gets it back afterwards, unless another element has it. A visitor who leaves the page during a submission and comes
 * back finds it still pending.
 */
export function useSubmission<Outcome>(store: FormStore<Outcome>) {
  const { isBusy } = useStore(store);
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

  async function submit<Result>(task: () => Promise<Result>, report: (result: Result) => Outcome): Promise<void> {
    if (store.get().isBusy) return;
    focused.current = document.activeElement;
    store.update({ isBusy: true });
    try {
      const result = await task();
      await new Promise<void>(afterPress);
      store.update({ outcome: report(result) });
    } finally {
      store.update({ isBusy: false });
    }
  }

  return { isBusy, submit };
}

/** Returns the result of the last submission of a form, until the visitor leaves the page. */
export function useOutcome<Outcome>(store: FormStore<Outcome>): Outcome | undefined {
  useEffect(() => () => store.update({ outcome: undefined }), [store]);
  return useStore(store).outcome;
}
