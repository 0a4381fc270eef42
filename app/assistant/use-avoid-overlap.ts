import { type RefObject, useEffect, useState } from "react";

/** Controls of the page that the assistant's button must not cover. */
const controls = ":is(main, .site-footer) :is(.button, .link-arrow, .product-bar__jump, button, input, textarea)";

/** Time after which all transitions of the page have ended. */
const settleTimeMs = 500;

/**
 * Returns whether a control of the page lies below `corner`, the place of the assistant's button. `page` is any value
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
      // Checks again later, because parts that come into view are still moving.
      settled = setTimeout(check, settleTimeMs);
    }
    for (const event of ["scroll", "resize"]) {
      window.addEventListener(event, scheduleCheck, { passive: true, signal: controller.signal });
    }
    // The page also changes its height without scrolling, when a text unfolds. The observer calls back once at the
    // start.
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

/** Tests corners, midpoints of the sides and centre: no control is small enough to fit between these points. */
function isOverControl(corner: Element): boolean {
  const { left, top, width, height } = corner.getBoundingClientRect();
  return [0, 0.5, 1].some((x) =>
    [0, 0.5, 1].some((y) =>
      document.elementsFromPoint(left + x * width, top + y * height).some((element) => element.closest(controls)),
    ),
  );
}
