import { type RefObject, useEffect } from "react";

/**
 * Tells the open panel which part of the window can be seen: phones lay the keyboard over the page without making it
 * smaller, and only this view knows what is left.
 */
export function useVisibleView(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const view = window.visualViewport;
    function adapt(): void {
      panel.current?.style.setProperty("--visible-height", `${view?.height ?? window.innerHeight}px`);
      panel.current?.style.setProperty("--visible-start", `${view?.offsetTop ?? 0}px`);
    }
    adapt();
    const controller = new AbortController();
    for (const event of ["resize", "scroll"]) view?.addEventListener(event, adapt, { signal: controller.signal });
    return () => controller.abort();
  }, [isOpen, panel]);
}
