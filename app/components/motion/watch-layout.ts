/**
 * Calls back once at the start, and before the next drawing whenever the visitor scrolls, or the window or the height
 * of the page changes, as when a text unfolds. Returns a cleanup function.
 */
export function watchLayout(listener: () => void): () => void {
  const controller = new AbortController();
  let frame = 0;
  function schedule(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(listener);
  }
  for (const event of ["scroll", "resize"]) {
    window.addEventListener(event, schedule, { passive: true, signal: controller.signal });
  }
  // The observer calls back once at the start.
  const observer = new ResizeObserver(schedule);
  observer.observe(document.body);
  return () => {
    controller.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
