/**
 * Ignores the rejections of view transitions that are skipped, by the next navigation or because the window is hidden:
 * the new page is shown all the same. React Router 8.4 leaves them unhandled, and each would be an error on the
 * console.
 */
export function ignoreSkippedTransitions(): void {
  // Not in every browser, whatever the types say.
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    // `finished` still rejects if the update itself fails.
    transition.ready.catch(() => undefined);
    return transition;
  };
}
