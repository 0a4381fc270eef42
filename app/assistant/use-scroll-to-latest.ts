import { type RefObject, useEffect, useRef } from "react";

/**
 * A list that shows its latest entry: its end or, where the entry is taller than the list, the beginning of the entry.
 * `state` is anything that changes with the entries and when the list comes to be seen.
 */
export function useScrollToLatest<List extends HTMLElement>(state: string): RefObject<List | null> {
  const list = useRef<List>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change brings an entry or the list itself.
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    // At once, and when the keyboard of a phone or a turn of it leaves the list another height.
    const observer = new ResizeObserver(() => scrollToLatest(current));
    observer.observe(current);
    scrollToLatest(current);
    return () => observer.disconnect();
  }, [state]);

  return list;
}

function scrollToLatest(list: HTMLElement): void {
  const latest = list.querySelector("li:last-child");
  if (!latest) return;
  const distance = latest.getBoundingClientRect().top - list.getBoundingClientRect().top;
  // The browser stops at the end by itself.
  list.scrollTop += distance - Number.parseFloat(getComputedStyle(list).paddingBlockStart);
}
