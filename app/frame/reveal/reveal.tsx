import { useEffect } from "react";
import { useLocation } from "react-router";
import { prefersReducedMotion } from "#app/components/motion/reduced-motion.ts";

/** Reveals the sections of each page when they are scrolled into view. */
export function Reveal() {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own sections.
  useEffect(() => {
    const page = document.getElementById("site-content");
    return page ? revealOnScroll(page) : undefined;
  }, [pathname]);

  return null;
}

/**
 * Reveals the parts of a page once each: `data-reveal` is "waiting" and then "shown", which _reveal.scss styles.
 * Returns a cleanup function.
 *
 * Nothing is hidden before the visitor scrolls, and then only what is below the window. So nothing that was visible
 * disappears, the first screen never moves, and a page that is not scrolled (by a crawler, a printer, or because a
 * script failed) is complete.
 */
function revealOnScroll(page: Element): () => void {
  const controller = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute("data-reveal", "shown");
        observer.unobserve(target);
      }
    },
    // The bottom margin delays a part until a tenth of the window shows it. The top margin includes all parts above the
    // window: they are revealed when a visitor jumps past them.
    { rootMargin: "1000000px 0px -10% 0px" },
  );

  function start(): void {
    // The router's jump to the top of a new page is not a scroll by the visitor.
    if (window.scrollY === 0) return;
    controller.abort();
    if (prefersReducedMotion()) return;
    for (const part of page.children) {
      if (part.getBoundingClientRect().top < window.innerHeight) continue;
      part.setAttribute("data-reveal", "waiting");
      observer.observe(part);
    }
  }

  window.addEventListener("scroll", start, { passive: true, signal: controller.signal });
  return () => {
    controller.abort();
    observer.disconnect();
    // React may reuse elements of this page for the next one.
    for (const part of page.children) part.removeAttribute("data-reveal");
  };
}
