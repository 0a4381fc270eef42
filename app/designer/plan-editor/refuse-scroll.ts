/**
 * Keeps a finger on an element from scrolling the page. Chromium does not always obey `touch-action` within a drawing,
 * and listeners of React are passive. Returns a cleanup function, as references of React take it.
 */
export function refuseScroll(element: Element | null, isRefused = () => true): () => void {
  const refuse = (event: Event) => {
    if (isRefused()) event.preventDefault();
  };
  element?.addEventListener("touchmove", refuse, { passive: false });
  return () => element?.removeEventListener("touchmove", refuse);
}
