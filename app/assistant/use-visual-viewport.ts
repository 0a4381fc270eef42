import { type RefObject, useEffect } from "react";

/**
 * Hands the visible part of the window to the panel's styles. The keyboard of a phone covers the page without resizing
 * it, and only the visual viewport knows what is left.
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
