import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Calls `giveWay` when something of the page that lies below the open panel gets a focus that is shown: with the
 * keyboard, or as a field. Whatever else is clicked was in sight.
 */
export function useGivingWay(panel: RefObject<HTMLElement | null>, isOpen: boolean, giveWay: () => void): void {
  const onCovered = useEffectEvent(giveWay);

  useEffect(() => {
    if (!isOpen) return;
    function look({ target }: FocusEvent): void {
      if (target instanceof Element && panel.current && isCovered(target, panel.current)) onCovered();
    }
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
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
