import { useEffect, useState } from "react";
import { watchLayout } from "#app/components/motion/watch-layout.ts";

/** Where a section becomes the current one, as a part of the window's height. */
const line = 0.4;

/**
 * Returns the id, among those given, of the section that the visitor is reading; null above, below and between them.
 * The sections are measured: an IntersectionObserver of a line misses, in Chromium, one of two jumps that follow each
 * other quickly.
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  // The same ids in another array are no reason to start again.
  const list = ids.join(" ");

  useEffect(() => {
    const sections = list.split(" ");
    return watchLayout(() => setCurrent(sections.find(isAtLine) ?? null));
  }, [list]);

  return current;
}

function isAtLine(id: string): boolean {
  const place = document.getElementById(id)?.getBoundingClientRect();
  const y = window.innerHeight * line;
  return !!place && place.top <= y && place.bottom > y;
}
