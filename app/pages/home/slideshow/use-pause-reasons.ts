import { type FocusEvent, type PointerEvent, type RefObject, type TouchEvent, useEffect, useEffectEvent } from "react";
import type { PauseReason } from "./slideshow-state.ts";

/** Watches everything that pauses a slideshow and reports each change. Returns the event handlers of its element. */
export function usePauseReasons(
  element: RefObject<HTMLElement | null>,
  setPauseReason: (reason: PauseReason, isActive: boolean) => void,
) {
  const report = useEffectEvent(setPauseReason);

  useEffect(() => {
    const reportVisibility = () => report("tabHidden", document.visibilityState === "hidden");
    reportVisibility();
    document.addEventListener("visibilitychange", reportVisibility);
    return () => document.removeEventListener("visibilitychange", reportVisibility);
  }, []);

  // Out of view it neither advances nor loads pictures.
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      report("outOfView", !entries.at(-1)?.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  const endTouch = (event: TouchEvent) => {
    if (event.touches.length === 0) setPauseReason("touch", false);
  };
  return {
    // A touch also fires pointerenter, and would keep the slideshow paused after it has ended.
    onPointerEnter: (event: PointerEvent) => setPauseReason("hover", event.pointerType !== "touch"),
    onPointerLeave: () => setPauseReason("hover", false),
    // A clicked button keeps the focus, which must not pause the slideshow once the pointer has left.
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(":focus-visible")) setPauseReason("focus", true);
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setPauseReason("focus", false);
    },
    onTouchStart: () => setPauseReason("touch", true),
    onTouchEnd: endTouch,
    onTouchCancel: endTouch,
  };
}
