import { type RefObject, useEffect, useState } from "react";

/** What the assistant's button must not cover: fields and whatever is there to be pressed. */
const controls = ":is(main, .site-footer) :is(.button, .link-arrow, button, input, textarea)";

/** Milliseconds after which nothing moves any more. */
const settleTimeMs = 500;

/**
 * Whether a field or a button of the page lies below `corner`, the place of the assistant's button. `page` is anything
 * that changes with the page.
 */
export function useAvoidOverlap(corner: RefObject<Element | null>, page: string): boolean {
  const [isOverlapping, setOverlapping] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own controls.
  useEffect(() => {
    const controller = new AbortController();
    let frame = 0;
    let settled: ReturnType<typeof setTimeout>;
    function check(): void {
      setOverlapping(corner.current !== null && isOverControl(corner.current));
    }
    function scheduleCheck(): void {
      cancelAnimationFrame(frame);
      clearTimeout(settled);
      frame = requestAnimationFrame(check);
      // Parts that come into view move to their places.
      settled = setTimeout(check, settleTimeMs);
    }
    for (const event of ["scroll", "resize"]) {
      window.addEventListener(event, scheduleCheck, { passive: true, signal: controller.signal });
    }
    // A text that unfolds moves what comes after it, and nobody scrolls. Also tells of the size that there is now.
    const observer = new ResizeObserver(scheduleCheck);
    observer.observe(document.body);
    return () => {
      controller.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(settled);
    };
  }, [corner, page]);

  return isOverlapping;
}

/** Corners, middles of the sides and centre: no control is small enough to lie between these points. */
function isOverControl(corner: Element): boolean {
  const { left, top, width, height } = corner.getBoundingClientRect();
  return [0, 0.5, 1].some((x) =>
    [0, 0.5, 1].some((y) =>
      document.elementsFromPoint(left + x * width, top + y * height).some((element) => element.closest(controls)),
    ),
  );
}
