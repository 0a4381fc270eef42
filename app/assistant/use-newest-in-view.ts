import { type RefObject, useEffect, useRef } from "react";

/**
 * A list that shows its newest entry: its end or, where the entry is taller than the list, the beginning of the entry.
 * `state` is anything that changes with the entries and when the list comes to be seen.
 */
export function useNewestInView<List extends HTMLElement>(state: string): RefObject<List | null> {
  const list = useRef<List>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change brings an entry or the list itself.
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    // At once, and when the keyboard of a phone or a turn of it leaves the list another height.
    const observer = new ResizeObserver(() => showNewest(current));
    observer.observe(current);
    showNewest(current);
    return () => observer.disconnect();
  }, [state]);

  return list;
}

function showNewest(list: HTMLElement): void {
  const newest = list.querySelector("li:last-child");
  if (!newest) return;
  const distance = newest.getBoundingClientRect().top - list.getBoundingClientRect().top;
  // The browser stops at the end by itself.
  list.scrollTop += distance - Number.parseFloat(getComputedStyle(list).paddingBlockStart);
}
