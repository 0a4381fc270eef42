import { type RefObject, useEffect, useRef } from "react";

/**
 * A list that shows its newest entry: its end or, where the entry is taller than the list, the beginning of the entry.
 * `state` is anything that changes with the entries and when the list comes to be seen.
 */
export function useNewestInView<List extends HTMLElement>(state: string): RefObject<List | null> {
  const list = useRef<List>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change brings an entry or the list itself.
  useEffect(() => {
    const newest = list.current?.querySelector("li:last-child");
    if (!list.current || !newest) return;
    const distance = newest.getBoundingClientRect().top - list.current.getBoundingClientRect().top;
    // The browser stops at the end by itself.
    list.current.scrollTop += distance - Number.parseFloat(getComputedStyle(list.current).paddingBlockStart);
  }, [state]);

  return list;
}
