import { prefersReducedMotion } from "#app/components/motion/reduced-motion.ts";

/**
 * Lets the parts of a page appear, once each, when they are scrolled into view: `data-reveal` is "waiting" and then
 * "shown"; what that looks like is in _reveal.scss.
 *
 * Nothing waits before the visitor scrolls, and then only what lies below the window. So nothing that has been seen
 * disappears, the first screen never moves, and a page that nobody scrolls (a robot, a printer, a script that failed)
 * is complete. Gives what ends it.
 */
export function revealOnScroll(page: Element): () => void {
  const controller = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute("data-reveal", "shown");
        observer.unobserve(target);
      }
    },
    // A little later than its first line; and whoever jumps over a part finds it there on the way back.
    { rootMargin: "1000000px 0px -10% 0px" },
  );

  function start(): void {
    // A new page being put at its top is no scrolling.
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
    // The next page may take over elements of this one.
    for (const part of page.children) part.removeAttribute("data-reveal");
  };
}
