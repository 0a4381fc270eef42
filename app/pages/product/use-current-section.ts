import { useEffect, useState } from "react";

/** Where a section becomes the current one, as a part of the window's height. */
const line = 0.4;

/**
 * Returns the id, among those given, of the section that the visitor is reading; null above, below and between them. The
 * sections are measured: an IntersectionObserver of a line misses, in Chromium, one of two jumps that follow each other
 * quickly.
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  // The same ids in another array are no reason to begin anew.
  const list = ids.join(" ");

  useEffect(() => {
    const controller = new AbortController();
    let frame = 0;
    function update(): void {
      setCurrent(list.split(" ").find(isAtLine) ?? null);
    }
    function schedule(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    }
    for (const event of ["scroll", "resize"]) {
      window.addEventListener(event, schedule, { passive: true, signal: controller.signal });
    }
    // Pictures and texts that unfold move the sections without scrolling. Calls back once at the start.
    const observer = new ResizeObserver(schedule);
    observer.observe(document.body);
    return () => {
      controller.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [list]);

  return current;
}

function isAtLine(id: string): boolean {
  const place = document.getElementById(id)?.getBoundingClientRect();
  const y = window.innerHeight * line;
  return !!place && place.top <= y && place.bottom > y;
}
