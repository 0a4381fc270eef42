import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After each change of path, going back included, the new page starts at its top and takes the keyboard focus, so
 * that a screen reader begins to read there. An address with a hash goes to its heading.
 */
export function NavigationFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(`${pathname}${hash}`);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  useEffect(() => {
    // The browser itself has placed the first page; an effect that runs twice must not move it.
    if (shown.current === `${pathname}${hash}`) return;
    const changedPath = !shown.current.startsWith(`${pathname}#`) && shown.current !== pathname;
    shown.current = `${pathname}${hash}`;
    const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else if (changedPath) window.scrollTo({ top: 0, behavior: "instant" });
    if (changedPath) document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return null;
}
