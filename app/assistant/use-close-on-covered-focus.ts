import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls `onCoveredFocus` when something of the page that lies below the open panel gets a focus that is shown: with the
 * keyboard, or as a field. Whatever else is clicked was in sight.
 */
export function useCloseOnCoveredFocus(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onCoveredFocus: () => void,
): void {
  const onCovered = useEffectEvent(onCoveredFocus);

  useEffect(() => {
    if (!isOpen) return;
    function onFocusIn({ target }: FocusEvent): void {
      if (target instanceof Element && panel.current && isCovered(target, panel.current)) onCovered();
    }
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, [isOpen, panel]);
}

/** Whether an element outside the panel lies below it, at least in part. The page itself does not, and notices lie above. */
function isCovered(element: Element, panel: Element): boolean {
  if (
    panel.contains(element) ||
    element.matches("main, body, :not(:focus-visible)") ||
    element.closest(".toast-region")
  )
    return false;
  const a = element.getBoundingClientRect();
  const b = panel.getBoundingClientRect();
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
