import { type FocusEvent, type PointerEvent, type RefObject, type TouchEvent, useEffect, useEffectEvent } from "react";
import type { PauseReason } from "./slideshow-state.ts";

/** Event handlers of the slideshow's element. */
export interface PauseHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
  readonly onTouchStart: () => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
  readonly onTouchCancel: (event: TouchEvent) => void;
}

/** Watches everything for which a slideshow stands still and tells each change. */
export function usePauseReasons(
  element: RefObject<HTMLElement | null>,
  setPauseReason: (reason: PauseReason, isActive: boolean) => void,
): PauseHandlers {
  const tell = useEffectEvent(setPauseReason);

  useEffect(() => {
    const watchTab = () => tell("tabHidden", document.visibilityState === "hidden");
    watchTab();
    document.addEventListener("visibilitychange", watchTab);
    return () => document.removeEventListener("visibilitychange", watchTab);
  }, []);

  // Nobody should find it at its fifth slide, nor pay for pictures that were never seen.
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      tell("outOfView", !entries.at(-1)?.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  const endTouch = (event: TouchEvent) => {
    if (event.touches.length === 0) setPauseReason("touch", false);
  };
  return {
    // A finger "enters" too, and would hold the slideshow after it has gone.
    onPointerEnter: (event) => setPauseReason("hover", event.pointerType !== "touch"),
    onPointerLeave: () => setPauseReason("hover", false),
    // A button that was clicked keeps the focus; whoever clicked it and left wants the slideshow to go on.
    onFocus: (event) => {
      if (event.target.matches(":focus-visible")) setPauseReason("focus", true);
    },
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setPauseReason("focus", false);
    },
    onTouchStart: () => setPauseReason("touch", true),
    onTouchEnd: endTouch,
    onTouchCancel: endTouch,
  };
}
