import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { loadEagerly } from "#app/components/carousel/load-eagerly.ts";

/**
 * Loads the picture inside `frame` when it is wanted: the current one and, in advance, the next one. A failure is
 * logged, and a picture that failed in advance is tried again when it becomes the current one.
 */
export function usePictureLoad(
  frame: RefObject<HTMLElement | null>,
  { wanted, current }: { readonly wanted: boolean; readonly current: boolean },
) {
  const [state, setState] = useState<"unasked" | "loading" | "shown" | "failed">("unasked");
  // As its key, it gives each attempt a new element.
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has an element of its own.
  useEffect(() => {
    const image = wanted && loadEagerly(frame.current);
    if (!image) return;
    setState((before) => (before === "shown" ? before : "loading"));
    let isOutdated = false;
    const settle = (error?: unknown) => {
      if (isOutdated) return;
      const isThere = image.naturalWidth > 0;
      if (!isThere) console.warn("A picture of the slideshow could not be loaded.", image.currentSrc, error);
      setState(isThere ? "shown" : "failed");
    };
    image.decode().then(() => settle(), settle);
    return () => {
      isOutdated = true;
    };
  }, [frame, wanted, attempt]);

  const tryAgain = useEffectEvent(() => {
    if (state === "failed") setAttempt(attempt + 1);
  });
  useEffect(() => {
    if (current) tryAgain();
  }, [current]);

  return { loading: wanted && state === "loading", attempt };
}
