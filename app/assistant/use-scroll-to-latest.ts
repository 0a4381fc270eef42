import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps a list scrolled to its latest entry: to the end or, where the entry is taller than the list, to the start of
 * the entry. `state` is any value that changes with the entries and when the list becomes visible.
 */
export function useScrollToLatest<List extends HTMLElement>(state: string): RefObject<List | null> {
  const list = useRef<List>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has other entries or another list.
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    // Scrolls at once, and again when the keyboard or the orientation of a phone changes the height of the list.
    const observer = new ResizeObserver(() => scrollToLatest(current));
    observer.observe(current);
    scrollToLatest(current);
    return () => observer.disconnect();
  }, [state]);

  return list;
}

function scrollToLatest(list: HTMLElement): void {
  // The greeting alone leaves the list at its start, with the words above it.
  const latest = list.querySelector("ol > li + li:last-child");
  if (!latest) return;
  const distance = latest.getBoundingClientRect().top - list.getBoundingClientRect().top;
  // The browser limits the value to the end of the list.
  list.scrollTop += distance - Number.parseFloat(getComputedStyle(list).paddingBlockStart);
}
