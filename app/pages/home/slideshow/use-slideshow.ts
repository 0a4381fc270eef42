import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useReducer } from "react";
import { stepByArrow } from "#app/components/carousel/arrow-step.ts";
import { useSnapTrack } from "#app/components/carousel/use-snap-track.ts";
import { useHydrated } from "#app/components/hydrated/use-hydrated.ts";
import { prefersReducedMotion, watchReducedMotion } from "#app/components/motion/reduced-motion.ts";
import { indexOfSlot, isLoopCopy, slotOf } from "./loop-slots.ts";
import { advanceDelay, isAdvancing, type PauseReason, slideshowReducer, startSlideshow } from "./slideshow-state.ts";

/** State, timer and row of a slideshow of `total` slides. */
export function useSlideshow(total: number) {
  const [state, dispatch] = useReducer(slideshowReducer, total, startSlideshow);
  // Whether the row loops. It then has copies at both ends, which need scripts.
  const wraps = useHydrated() && total > 1;
  const advancing = isAdvancing(state);

  const track = useSnapTrack((slot) => {
    const index = wraps ? indexOfSlot(slot, total) : slot;
    if (wraps && isLoopCopy(slot, total)) track.scrollTo(slotOf(index), "instant");
    dispatch({ type: "show", index });
  });

  // Hydration adds the copies. Keeps the visible slide in place.
  const settleBehindCopy = useEffectEvent(() => {
    track.scrollTo(slotOf(state.index), "instant");
  });
  useLayoutEffect(() => {
    if (wraps) settleBehindCopy();
  }, [wraps]);

  /** Shows a slide; the index wraps around. */
  function goTo(index: number): void {
    // While the row scrolls to a copy, the slide is at the other end and cannot be reached smoothly.
    const pendingSlot = track.pendingSlot();
    const behavior = pendingSlot !== null && isLoopCopy(pendingSlot, total) ? "instant" : "smooth";
    dispatch({ type: "show", index });
    track.scrollTo(slotOf(index), behavior);
  }

  const advance = useEffectEvent(() => goTo(state.index + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has the full delay.
  useEffect(() => {
    if (!advancing) return;
    const timer = setTimeout(() => advance(), advanceDelay);
    return () => clearTimeout(timer);
  }, [advancing, state.index]);

  useEffect(() => {
    const pauseIfAsked = () => {
      if (prefersReducedMotion()) dispatch({ type: "pause" });
    };
    pauseIfAsked();
    return watchReducedMotion(pauseIfAsked);
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    stepByArrow(event, (step) => goTo(state.index + step));
  }

  return {
    state,
    track,
    wraps,
    advancing,
    goTo,
    setPlaying: (playing: boolean) => dispatch({ type: playing ? "play" : "pause" }),
    setPauseReason: (reason: PauseReason, isActive: boolean) =>
      dispatch({ type: isActive ? "addPauseReason" : "removePauseReason", reason }),
    onKeyDown,
  };
}

export type SlideshowControl = ReturnType<typeof useSlideshow>;
