import { type RefObject, useEffect } from "react";

/**
 * Tells the open panel which part of the window can be seen: phones lay the keyboard over the page without making it
 * smaller, and only this viewport knows what is left.
 */
export function useVisualViewport(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const viewport = window.visualViewport;
    function update(): void {
      panel.current?.style.setProperty("--visible-height", `${viewport?.height ?? window.innerHeight}px`);
      panel.current?.style.setProperty("--visible-start", `${viewport?.offsetTop ?? 0}px`);
    }
    update();
    const controller = new AbortController();
    for (const event of ["resize", "scroll"]) viewport?.addEventListener(event, update, { signal: controller.signal });
    return () => controller.abort();
  }, [isOpen, panel]);
}
