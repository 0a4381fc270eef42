import { type RefObject, useEffect, useState } from "react";

/** The heading that was last above this line, in hundredths of the window's height, is the one being read. */
const readingLine = 40;

/**
 * Returns the id of the topic that is being read, of those that the list links to: the first one to begin with. Keeps its
 * link in view where the list scrolls sideways.
 */
export function useCurrentTopic(list: RefObject<HTMLUListElement | null>, first: string | undefined) {
  const [current, setCurrent] = useState(first);

  useEffect(() => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const sections = links.flatMap(({ hash }) => document.getElementById(hash.slice(1))?.parentElement ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting);
        if (reached) setCurrent(reached.target.getAttribute("aria-labelledby") ?? undefined);
      },
      { rootMargin: `-${readingLine}% 0px -${99 - readingLine}% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [list]);

  useEffect(() => {
    const row = list.current;
    const first = row?.querySelector("a");
    const link = row?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (row && first && link) row.scrollTo({ left: link.offsetLeft - first.offsetLeft });
  }, [list, current]);

  return current;
}
