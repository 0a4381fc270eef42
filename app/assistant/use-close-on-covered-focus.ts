import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls `onCoveredFocus` when an element that lies below the open panel gets a visible focus: by keyboard, or as a
 * field. An element that was clicked was visible already.
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

/**
 * Returns whether the panel covers an element at least partly. The page itself does not count, and neither do toasts,
 * which lie above the panel.
 */
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
