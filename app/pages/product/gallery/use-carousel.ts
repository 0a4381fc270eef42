import { type KeyboardEvent, useEffect, useState } from "react";
import { stepByArrow } from "#app/components/carousel/arrow-step.ts";
import { loadEagerly } from "#app/components/carousel/load-eagerly.ts";
import { type SnapTrack, useSnapTrack } from "#app/components/carousel/use-snap-track.ts";

/** A row of pictures that does not loop. */
export interface Carousel {
  readonly track: SnapTrack;
  /** Zero-based index of the current picture. */
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Shows a picture. An index outside the row is clamped. */
  readonly goTo: (index: number, behavior?: "smooth" | "instant") => void;
  /** Moves by one picture with the arrow keys. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** State of a row of `total` pictures that starts at the index `start`. */
export function useCarousel(total: number, start = 0): Carousel {
  const [index, setIndex] = useState(start);
  const track = useSnapTrack(setIndex);
  const { ref } = track;

  // Preloads the next picture.
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
