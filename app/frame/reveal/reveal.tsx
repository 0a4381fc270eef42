import { useEffect } from "react";
import { useLocation } from "react-router";
import { revealOnScroll } from "./reveal-on-scroll.ts";

/** The sections of each page appear when they are scrolled into view. */
export function Reveal() {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own sections.
  useEffect(() => {
    const page = document.getElementById("site-content");
    return page ? revealOnScroll(page) : undefined;
  }, [pathname]);

  return null;
}
