import { useSyncExternalStore } from "react";

/** Returns whether the visitor has enlarged the page with two fingers, which the browser itself does. */
export function useZoomed(): boolean {
  return useSyncExternalStore(subscribe, isZoomed, () => false);
}

function subscribe(onChange: () => void): () => void {
  const { visualViewport } = window;
  visualViewport?.addEventListener("resize", onChange);
  return () => visualViewport?.removeEventListener("resize", onChange);
}

// A little above 1, where a pinch back may end.
function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.05;
}
