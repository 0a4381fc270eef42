import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useReducer } from "react";
import { stepByArrow } from "#app/components/carousel/step-by-arrow.ts";
import { type SnapTrack, useSnapTrack } from "#app/components/carousel/use-snap-track.ts";
import { useHydrated } from "#app/components/hydrated/use-hydrated.ts";
import { prefersLessMotion, watchLessMotion } from "#app/components/motion/less-motion.ts";
import { indexOfSlot, isCopy, slotOf } from "./loop-slots.ts";
import { scheduleAdvance } from "./schedule-advance.ts";
import { type Hold, isAdvancing, type SlideshowState, slideshowReducer, startSlideshow } from "./slideshow-state.ts";

export interface Slideshow {
  readonly state: SlideshowState;
  readonly track: SnapTrack;
  /** Whether scripts run and the row has its copies at both ends. */
  readonly goesRound: boolean;
  readonly advancing: boolean;
  /** Shows a slide; one beyond an end is that at the other end. */
  readonly goTo: (index: number) => void;
  readonly setPlaying: (playing: boolean) => void;
  readonly setHold: (reason: Hold, held: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** State, timer and row of a slideshow of `total` slides. */
export function useSlideshow(total: number): Slideshow {
  const [state, dispatch] = useReducer(slideshowReducer, total, startSlideshow);
  const goesRound = useHydrated() && total > 1;
  const advancing = isAdvancing(state);

  const track = useSnapTrack((slot) => {
    const index = goesRound ? indexOfSlot(slot, total) : slot;
    if (goesRound && isCopy(slot, total)) track.scrollTo(slotOf(index), "instant");
    dispatch({ type: "show", index });
  });

  // The copies come with the scripts. The slide that the visitor has before the eyes stays there.
  const settleBehindCopy = useEffectEvent(() => {
    track.scrollTo(slotOf(state.index), "instant");
  });
  useLayoutEffect(() => {
    if (goesRound) settleBehindCopy();
  }, [goesRound]);

  function goTo(index: number): void {
    // On its way to a copy the row cannot turn round gently: the slide is at its other end.
    const heading = track.heading();
    const behavior = heading !== null && isCopy(heading, total) ? "instant" : "smooth";
    dispatch({ type: "show", index });
    track.scrollTo(slotOf(index), behavior);
  }

  const advance = useEffectEvent(() => goTo(state.index + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has its full time, however it came.
  useEffect(() => scheduleAdvance(advancing, () => advance()), [advancing, state.index]);

  useEffect(() => {
    const pauseIfAsked = () => {
      if (prefersLessMotion()) dispatch({ type: "pause" });
    };
    pauseIfAsked();
    return watchLessMotion(pauseIfAsked);
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    stepByArrow(event, (step) => goTo(state.index + step));
  }

  return {
    state,
    track,
    goesRound,
    advancing,
    goTo,
    setPlaying: (playing) => dispatch({ type: playing ? "play" : "pause" }),
    setHold: (reason, held) => dispatch({ type: held ? "hold" : "release", reason }),
    onKeyDown,
  };
}
