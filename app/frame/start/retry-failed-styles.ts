/**
 * Requests stylesheets of page parts that failed to load again with each press: Vite requests each only once, and would
 * show the part unstyled when its script arrives.
 */
export function retryFailedStyles(): void {
  const retry = ({ target }: Event) => {
    // Vite's have the attribute; those of whole pages are the router's, and stay.
    if (!(target instanceof HTMLLinkElement && target.matches("[rel=stylesheet][crossorigin]"))) return;
    addEventListener("click", () => target.replaceWith(target.cloneNode()), { once: true, capture: true });
  };
  // `error` does not bubble: the window sees it in the capture phase only.
  addEventListener("error", retry, true);
}
