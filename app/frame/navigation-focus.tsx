import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { designHashPrefix } from "#app/routing/design-hash.ts";

/**
 * After each navigation, including back, forward and links to the same page, scrolls to the top and focuses the page,
 * so that screen readers start there. With the hash of a heading or answer it goes there instead, and unfolds the
 * answer. Browsers do so for a document that they load, but not as it is reloaded or come back to; older ones never do.
 * A design in the hash is left to the designer of the same page.
 */
export function NavigationFocus() {
  // Each navigation has an object of its own, but not a key: links to a part of the page share that of the document.
  const location = useLocation();
  const shown = useRef(location);

  useEffect(() => {
    const { pathname, hash } = location;
    const target = targetOf(hash);
    const folded = target?.closest("details:not([open])");
    folded?.setAttribute("open", "");
    // The browser has scrolled the first page; an effect that runs twice must not move it.
    const { current: before } = shown;
    if (before === location) {
      if (folded) target?.scrollIntoView();
      return;
    }
    shown.current = location;
    if (target) {
      target.scrollIntoView();
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    } else if (before.pathname !== pathname || !hash.startsWith(designHashPrefix)) {
      window.scrollTo({ top: 0, behavior: "instant" });
      document.getElementById("site-content")?.focus({ preventScroll: true });
    }
  }, [location]);

  return null;
}

/** Returns the element of a fragment as browsers look for it: by the id as it is written, else as it is decoded. */
function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(decoded(id));
}

/** `dise%C3%B1o` → `diseño`; a malformed escape is returned unchanged. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // Anybody can write such a link.
    return id;
  }
}
