import { type KeyboardEvent, useEffect, useState } from "react";
import { stepByArrow } from "#app/components/carousel/arrow-step.ts";
import { loadEagerly } from "#app/components/carousel/load-eagerly.ts";
import { useSnapTrack } from "#app/components/carousel/use-snap-track.ts";

/** State of a row of `total` pictures that does not loop and starts at the index `start`. */
export function useCarousel(total: number, start = 0) {
  const [index, setIndex] = useState(start);
  const track = useSnapTrack(setIndex);
  const { ref } = track;

  // Preloads the next picture.
  useEffect(() => {
    loadEagerly(ref.current?.children[index + 1]);
  }, [ref, index]);

  /** Shows a picture. An index outside the row is clamped. */
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

export type Carousel = ReturnType<typeof useCarousel>;
