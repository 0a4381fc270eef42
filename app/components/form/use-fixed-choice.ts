import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps a select as it is while `isFixed`: it has no `readonly`, and a disabled one is neither focused nor submitted,
 * so its other options are disabled.
 */
export function useFixedChoice(isFixed: boolean): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    const { current } = select;
    if (!current || !isFixed) return;
    const others = [...current.options].filter(({ selected }) => !selected);
    function setDisabled(isDisabled: boolean): void {
      for (const option of others) option.disabled = isDisabled;
    }
    setDisabled(true);
    const controller = new AbortController();
    // A reset chooses among what can be chosen, and its event comes before it.
    current.form?.addEventListener("reset", () => setDisabled(false), { signal: controller.signal });
    return () => {
      controller.abort();
      setDisabled(false);
    };
  }, [isFixed]);

  return select;
}
