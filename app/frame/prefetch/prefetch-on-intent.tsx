import { useEffect } from "react";
import { useLocation } from "react-router";
import { dataFileOf } from "#app/routing/data-files.ts";

/** Visitors who rest on a link this long are likely to follow it. */
const delayMs = 65;

/**
 * Loads the data of the page behind a link that a pointer or the keyboard rests on, or that is being pressed, each
 * once. `<PrefetchPageLinks>` would ask for them at another URL than the navigation does, because the root is not
 * loaded again.
 */
export function PrefetchOnIntent() {
  const { pathname } = useLocation();

  useEffect(() => {
    if (savesData()) return;
    const controller = new AbortController();
    // Removed with the page: on the next the data may be out of date.
    const links = new Map<string, HTMLLinkElement>();
    let timer: ReturnType<typeof setTimeout>;

    function load(path: string): void {
      if (links.has(path)) return;
      const link = Object.assign(document.createElement("link"), {
        rel: "prefetch",
        as: "fetch",
        href: dataFileOf(path),
      });
      document.head.append(link);
      links.set(path, link);
    }

    function onIntent({ target, type }: Event): void {
      clearTimeout(timer);
      const path = linkedPage(target, pathname);
      if (path === undefined) return;
      if (type === "pointerdown") load(path);
      else timer = setTimeout(() => load(path), delayMs);
    }

    for (const type of ["pointerover", "pointerdown", "focusin"]) {
      document.addEventListener(type, onIntent, { passive: true, signal: controller.signal });
    }
    // The pointer that made the application start may rest on a link.
    document.querySelector("a:hover")?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return () => {
      controller.abort();
      clearTimeout(timer);
      for (const link of links.values()) link.remove();
    };
  }, [pathname]);

  return null;
}

/** Whether the visitor pays for data, or has a slow connection. Not all browsers tell. */
function savesData(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith("2g");
}

/**
 * Returns the path of the page that the router shows for a link, if it is another page than `current`. Files, other
 * languages and links with a target come with a document of their own.
 */
function linkedPage(target: EventTarget | null, current: string): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  // The URL of a file that the page has made has the origin of the page too.
  const isOfSite = link?.origin === location.origin && link.protocol === location.protocol;
  if (!link || !isOfSite || link.pathname === current) return undefined;
  return link.matches("[download], [hreflang], [target]") || /\.\w+$/.test(link.pathname) ? undefined : link.pathname;
}
