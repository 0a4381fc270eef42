import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After each change of path, including back and forward, scrolls to the top and focuses the new page, so that screen
 * readers start there. With a hash it scrolls to the heading of that id.
 */
export function NavigationFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef({ pathname, hash });

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  useEffect(() => {
    const before = shown.current;
    // The browser has scrolled the first page; an effect that runs twice must not move it.
    if (before.pathname === pathname && before.hash === hash) return;
    shown.current = { pathname, hash };
    const heading = hash === "" ? null : document.getElementById(decodeHash(hash));
    if (heading) {
      heading.scrollIntoView();
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    } else if (before.pathname !== pathname) {
      window.scrollTo({ top: 0, behavior: "instant" });
      document.getElementById("site-content")?.focus({ preventScroll: true });
    }
  }, [pathname, hash]);

  return null;
}

/** `#dise%C3%B1o` → `diseño`; a malformed escape is returned unchanged. */
function decodeHash(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    // Anybody can write such a link; the text itself may still be an id.
    return id;
  }
}
