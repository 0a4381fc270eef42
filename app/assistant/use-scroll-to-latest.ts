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
    let isAtLatest = true;
    const update = () => {
      if (isAtLatest) current.scrollTop = latestPosition(current);
    };
    const onScroll = () => {
      isAtLatest = Math.abs(current.scrollTop - latestPosition(current)) < 2;
    };
    // Scrolls at once, and again when the keyboard or the orientation of a phone changes the height of the list, unless
    // the visitor reads something else.
    const observer = new ResizeObserver(update);
    observer.observe(current);
    update();
    current.addEventListener("scroll", onScroll);
    return () => {
      observer.disconnect();
      current.removeEventListener("scroll", onScroll);
    };
  }, [state]);

  return list;
}

/** Returns how far a list is scrolled that shows its latest entry. */
function latestPosition(list: HTMLElement): number {
  // The greeting alone leaves the list at its start, with the words above it.
  const [before, latest] = [...list.querySelectorAll("ol > li")].slice(-2);
  if (!before || !latest) return 0;
  const start = list.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(list).paddingBlockStart);
  const positionOf = (entry: Element) => list.scrollTop + entry.getBoundingClientRect().top - start;
  const end = list.scrollHeight - list.clientHeight;
  if (positionOf(latest) < end) return positionOf(latest);
  // A question that is cut by the edge is shown from its start, if the reply keeps half of the list.
  return before.clientHeight < list.clientHeight / 2 ? Math.min(end, positionOf(before)) : end;
}
