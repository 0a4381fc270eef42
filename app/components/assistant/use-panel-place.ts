import { type RefObject, useEffect, useEffectEvent } from "react";

/** Windows in which the panel fills the screen: below the breakpoint «tablet» of the styles. */
const phone = "not all and (min-width: 48em)";

const behind = ".skip-link, .site-header, main, .site-footer";

/**
 * How the open panel gets on with the page. On a phone it covers it: nothing behind can be reached then, and the panel
 * keeps clear of the keyboard. Elsewhere it covers a corner, and gives way when what lies there gets the focus.
 */
export function usePanelPlace(panel: RefObject<HTMLElement | null>, isOpen: boolean, giveWay: () => void) {
  const onCovered = useEffectEvent(giveWay);

  useEffect(() => {
    if (!isOpen) return;
    const media = window.matchMedia(phone);
    const controller = new AbortController();
    const { signal } = controller;

    function cover(): void {
      for (const element of document.querySelectorAll<HTMLElement>(behind)) element.inert = media.matches;
    }
    cover();
    media.addEventListener("change", cover, { signal });

    // Phones lay the keyboard over the page without making it smaller; only this view knows what is left.
    const view = window.visualViewport;
    function adapt(): void {
      panel.current?.style.setProperty("--visible-height", `${view?.height ?? window.innerHeight}px`);
      panel.current?.style.setProperty("--visible-start", `${view?.offsetTop ?? 0}px`);
    }
    adapt();
    for (const event of ["resize", "scroll"]) view?.addEventListener(event, adapt, { signal });

    document.addEventListener(
      "focusin",
      ({ target }) => {
        if (target instanceof Element && panel.current && isCovered(target, panel.current)) onCovered();
      },
      { signal },
    );
    return () => {
      controller.abort();
      for (const element of document.querySelectorAll<HTMLElement>(behind)) element.inert = false;
    };
  }, [isOpen, panel]);

  return { isFullScreen: () => window.matchMedia(phone).matches };
}

/** Whether an element outside the panel lies below it, at least in part. The page itself does not, and notices lie above. */
function isCovered(element: Element, panel: Element): boolean {
  if (panel.contains(element) || element.matches("main, body") || element.closest(".toast-region")) return false;
  const a = element.getBoundingClientRect();
  const b = panel.getBoundingClientRect();
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
