import { type RefObject, useEffect, useState } from "react";
import { watchLayout } from "#app/components/motion/watch-layout.ts";

/** The heading that was last above this line, as a part of the window's height, is the one being read. */
const readingLine = 0.4;

/**
 * Returns the id of the topic that is being read, of those that the list links to: the first one to begin with. Keeps
 * its link in view where the list scrolls sideways.
 */
export function useCurrentTopic(list: RefObject<HTMLUListElement | null>, first: string | undefined) {
  const [current, setCurrent] = useState(first);

  useEffect(() => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const headings = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
    return watchLayout(() => {
      const line = window.innerHeight * readingLine;
      const reached = headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
      setCurrent((reached ?? headings[0])?.id);
    });
  }, [list]);

  useEffect(() => {
    const row = list.current;
    const first = row?.querySelector("a");
    const link = row?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (row && first && link) row.scrollTo({ left: link.offsetLeft - first.offsetLeft });
  }, [list, current]);

  return current;
}
