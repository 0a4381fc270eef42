import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { prefersReducedMotion } from "#app/components/motion/reduced-motion.ts";
import { nearestSlot, tolerance } from "./nearest-slot.ts";

/** A row of slots that the browser scrolls and snaps, and scripts can scroll too. */
export interface SnapTrack {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Scrolls to the start of a slot; smoothly by default, instantly for visitors who prefer reduced motion. */
  readonly scrollTo: (slot: number, behavior?: "smooth" | "instant") => void;
  /** Returns the slot that a scroll by script is heading for, or null. */
  readonly pendingSlot: () => number | null;
}

/** Calls `onSettle` with the current slot whenever the row has stopped scrolling. */
export function useSnapTrack(onSettle: (slot: number) => void): SnapTrack {
  const ref = useRef<HTMLDivElement>(null);
  // Target of a scroll by script.
  const target = useRef<number | null>(null);
  // The slot that the row should be scrolled to.
  const currentSlot = useRef(0);

  const settle = useEffectEvent(() => {
    // Chromium makes the window a pixel wide for a moment as it captures a whole page: no slot is in view then.
    if ((ref.current?.clientWidth ?? 0) <= tolerance) return;
    const wanted = target.current;
    // The next scroll by script has interrupted this one: the row is not there yet.
    if (wanted !== null && !isAt(ref.current, wanted)) return;
    // On a wide window several slots share the end of the row: the requested one counts.
    const slot = wanted ?? slotInView(ref.current);
    target.current = null;
    if (slot === currentSlot.current) snapAgain(slot);
    currentSlot.current = slot;
    onSettle(slot);
  });

  // Chromium does not snap again after a window was small for less than a frame, as for a full-page screenshot.
  function snapAgain(slot: number): void {
    // Without the scrollend event a finger may still be holding the row.
    if ("onscrollend" in window) scrollTo(slot, "instant");
  }

  // Browsers do not always snap again when the slots change their size.
  const keepSlot = useEffectEvent(() => scrollTo(currentSlot.current, "instant"));

  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    const controller = new AbortController();
    const { signal } = controller;
    onScrollEnd(track, () => settle(), signal);
    // Chromium sometimes sends no scrollend when one scroll replaces another.
    const settleOnArrival = () => {
      if (target.current !== null && isAt(track, target.current)) settle();
    };
    track.addEventListener("scroll", settleOnArrival, { passive: true, signal });
    // The visitor takes over: the row belongs wherever it stops.
    const takeOver = () => {
      target.current = null;
    };
    for (const type of ["pointerdown", "wheel"]) track.addEventListener(type, takeOver, { passive: true, signal });
    onWidthChange(track, () => keepSlot(), signal);
    // The row may have been scrolled before hydration.
    if (slotInView(track) !== 0) settle();
    return () => controller.abort();
  }, []);

  function scrollTo(slot: number, behavior: "smooth" | "instant" = "smooth"): void {
    const track = ref.current;
    const left = track ? startsOf(track)[slot] : undefined;
    if (!track || left === undefined) return;
    // No scroll event follows when the row is at the slot already.
    target.current = isAt(track, slot) ? null : slot;
    currentSlot.current = slot;
    track.scrollTo({ left, behavior: prefersReducedMotion() ? "instant" : behavior });
  }

  return { ref, scrollTo, pendingSlot: () => target.current };
}

/** Returns the start of each slot, relative to the first one. */
function startsOf({ children }: HTMLElement): number[] {
  const starts = [...children].map((child) => (child instanceof HTMLElement ? child.offsetLeft : 0));
  return starts.map((start) => start - (starts[0] ?? 0));
}

/** Returns whether the row is at the start of a slot, or at its end where the start is out of reach. */
function isAt(track: HTMLElement | null, slot: number): boolean {
  const start = track ? startsOf(track)[slot] : undefined;
  if (!track || start === undefined) return false;
  const goal = Math.min(Math.abs(start), track.scrollWidth - track.clientWidth);
  return Math.abs(Math.abs(track.scrollLeft) - goal) <= tolerance;
}

function slotInView(track: HTMLElement | null): number {
  if (!track) return 0;
  return nearestSlot({
    starts: startsOf(track),
    position: track.scrollLeft,
    furthest: track.scrollWidth - track.clientWidth,
  });
}

function onWidthChange(track: HTMLElement, callback: () => void, signal: AbortSignal): void {
  let width = track.clientWidth;
  const observer = new ResizeObserver(() => {
    if (track.clientWidth === width) return;
    width = track.clientWidth;
    callback();
  });
  observer.observe(track);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Calls back when the row has stopped scrolling. */
function onScrollEnd(track: HTMLElement, callback: () => void, signal: AbortSignal): void {
  const hasScrollEnd = "onscrollend" in window;
  if (hasScrollEnd) {
    track.addEventListener("scrollend", callback, { signal });
    return;
  }
  // Safari before 26.2 has no scrollend event.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, 150);
  };
  track.addEventListener("scroll", wait, { passive: true, signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}
