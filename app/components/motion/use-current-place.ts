import { useEffect, useRef, useState } from "react";

/**
 * The current place is the last one above this line, a part of the window's height. The place that a jump ends at is
 * above the line, and the next place of a short text is below.
 */
const readingLine = 0.15;

/**
 * Returns a ref for a list of links to places of the page, and the id of the place that is being read; undefined above
 * the first. If the list scrolls sideways, it scrolls to that link and the one before, which shows that there are
 * more. The places are measured: an IntersectionObserver of a line misses, in Chromium, one of two jumps that follow
 * each other quickly.
 */
export function useCurrentPlace() {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();

  useEffect(
    () =>
      watchLayout(() => {
        const line = window.innerHeight * readingLine;
        const isReached = (place: HTMLElement | null) => !!place && place.getBoundingClientRect().top <= line;
        const ids = linksOf(list.current).map(idOf);
        setCurrent(ids.findLast((id) => isReached(document.getElementById(id))));
      }),
    [],
  );

  useEffect(() => {
    const links = linksOf(list.current);
    const place = links.findIndex((link) => idOf(link) === current);
    const [first, shown] = [links[0], links[Math.max(0, place - 1)]];
    if (first && shown) list.current?.scrollTo({ left: shown.offsetLeft - first.offsetLeft });
  }, [current]);

  return { list, current };
}

function linksOf(list: HTMLElement | null): HTMLAnchorElement[] {
  return [...(list?.querySelectorAll("a") ?? [])];
}

/** Not `hash`, which escapes the letters of other alphabets. */
function idOf(link: HTMLAnchorElement): string {
  return link.getAttribute("href")?.slice(1) ?? "";
}

/**
 * Calls back once at the start, and before the next drawing whenever the visitor scrolls, or the window or the height
 * of the page changes, as when a text unfolds. Returns a cleanup function.
 */
function watchLayout(listener: () => void): () => void {
  const controller = new AbortController();
  let frame = 0;
  function schedule(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(listener);
  }
  for (const event of ["scroll", "resize"]) {
    window.addEventListener(event, schedule, { passive: true, signal: controller.signal });
  }
  // The observer calls back once at the start.
  const observer = new ResizeObserver(schedule);
  observer.observe(document.body);
  return () => {
    controller.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
