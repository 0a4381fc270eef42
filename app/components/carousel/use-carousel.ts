import { type KeyboardEvent, useEffect, useState } from "react";
import { stepByArrow } from "./arrow-step.ts";
import { loadEagerly } from "./load-eagerly.ts";
import { type SnapTrack, useSnapTrack } from "./use-snap-track.ts";

/** A row of pictures with two ends. */
export interface Carousel {
  readonly track: SnapTrack;
  /** The current picture, from 0. */
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Shows a picture; beyond the ends it stays at them. */
  readonly goTo: (index: number, behavior?: "smooth" | "instant") => void;
  /** Moves by one picture with the arrow keys. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The behaviour of a row of `total` pictures that begins with the picture `start`. */
export function useCarousel(total: number, start = 0): Carousel {
  const [index, setIndex] = useState(start);
  const track = useSnapTrack(setIndex);
  const { ref } = track;

  // The picture that comes next is there when it is asked for.
  useEffect(() => {
    loadEagerly(ref.current?.children[index + 1]);
  }, [ref, index]);

  function goTo(wanted: number, behavior?: "smooth" | "instant"): void {
    const reachable = Math.min(Math.max(wanted, 0), total - 1);
    setIndex(reachable);
    track.scrollTo(reachable, behavior);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    stepByArrow(event, (step) => goTo(index + step));
  }

  return { track, index, isFirst: index === 0, isLast: index === total - 1, goTo, onKeyDown };
}
