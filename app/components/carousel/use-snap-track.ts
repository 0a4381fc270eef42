import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { prefersReducedMotion } from "#app/components/motion/reduced-motion.ts";
import { nearestSlot, tolerance } from "./nearest-slot.ts";

/** A row of slots that the browser scrolls and snaps, moved by script too. */
export interface SnapTrack {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Brings a slot to the start of the row; gently, unless told otherwise or the visitor wants less motion. */
  readonly scrollTo: (slot: number, behavior?: "smooth" | "instant") => void;
  /** The slot that the row is on its way to by script; null when it is not. */
  readonly pendingSlot: () => number | null;
}

/** Calls `onSettle` with the slot at which the row has come to rest, whoever scrolled it. */
export function useSnapTrack(onSettle: (slot: number) => void): SnapTrack {
  const ref = useRef<HTMLDivElement>(null);
  // Where the row is on its way to by script.
  const target = useRef<number | null>(null);
  // Where it should be standing.
  const place = useRef(0);

  const settle = useEffectEvent(() => {
    const wanted = target.current;
    // One of our own movements was cut short by the next one: the row is not there yet.
    if (wanted !== null && !isAt(ref.current, wanted)) return;
    // On a wide window several slots share the end of the row: the one that was asked for counts.
    const slot = wanted ?? slotInView(ref.current);
    target.current = null;
    if (slot === place.current) straighten(slot);
    place.current = slot;
    onSettle(slot);
  });

  // Chromium does not snap anew when a window is small for less than a frame, as for a picture of the whole page.
  function straighten(slot: number): void {
    // Without the event the row may only be held still by a finger.
    if ("onscrollend" in window) scrollTo(slot, "instant");
  }

  // Browsers do not always snap anew when the slots change their size.
  const stay = useEffectEvent(() => scrollTo(place.current, "instant"));

  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    const controller = new AbortController();
    const { signal } = controller;
    onRest(track, () => settle(), signal);
    // Chromium now and then tells of no end when one movement takes over from another.
    const arrive = () => {
      if (target.current !== null && isAt(track, target.current)) settle();
    };
    track.addEventListener("scroll", arrive, { passive: true, signal });
    // The visitor takes over: wherever the row comes to rest now is where it should be.
    const takeOver = () => {
      target.current = null;
    };
    for (const type of ["pointerdown", "wheel"]) track.addEventListener(type, takeOver, { passive: true, signal });
    onNewWidth(track, () => stay(), signal);
    // It may have been scrolled before the scripts came.
    if (slotInView(track) !== 0) settle();
    return () => controller.abort();
  }, []);

  function scrollTo(slot: number, behavior: "smooth" | "instant" = "smooth"): void {
    const track = ref.current;
    const left = track ? startsOf(track)[slot] : undefined;
    if (!track || left === undefined) return;
    // Where it stands already, no event will follow.
    target.current = isAt(track, slot) ? null : slot;
    place.current = slot;
    track.scrollTo({ left, behavior: prefersReducedMotion() ? "instant" : behavior });
  }

  return { ref, scrollTo, pendingSlot: () => target.current };
}

/** The start of each slot, seen from the first one. */
function startsOf({ children }: HTMLElement): number[] {
  const starts = [...children].map((child) => (child instanceof HTMLElement ? child.offsetLeft : 0));
  return starts.map((start) => start - (starts[0] ?? 0));
}

/** Whether the row stands at the start of a slot, or at its end where the start is out of reach. */
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

function onNewWidth(track: HTMLElement, callback: () => void, signal: AbortSignal): void {
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
function onRest(track: HTMLElement, callback: () => void, signal: AbortSignal): void {
  const tellsItself = "onscrollend" in window;
  if (tellsItself) {
    track.addEventListener("scrollend", callback, { signal });
    return;
  }
  // Safari before 26.2 does not say when it stops.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, 150);
  };
  track.addEventListener("scroll", wait, { passive: true, signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}
