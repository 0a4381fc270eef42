const query = "(prefers-reduced-motion: reduce)";

/** Returns whether the visitor prefers reduced motion. Browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches;
}

/** Calls back when the preference changes. Returns a cleanup function. */
export function watchReducedMotion(callback: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", callback);
  return () => media.removeEventListener("change", callback);
}
