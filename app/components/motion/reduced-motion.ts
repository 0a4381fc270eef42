const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor has asked for less motion. Only in a browser. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches;
}

/** Calls back when that changes; gives what ends it. */
export function watchReducedMotion(callback: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", callback);
  return () => media.removeEventListener("change", callback);
}
