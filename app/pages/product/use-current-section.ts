import { useEffect, useState } from "react";

/**
 * The line at which a section becomes the current one, at two fifths of the window. A hundredth of it is high: Chromium
 * sometimes misses what comes to a line without height.
 */
const line = "-40% 0px -59% 0px";

/** Returns the id, among those given, of the section that the visitor is reading; null above, below and between them. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  // The same ids in another array are no reason to observe anew.
  const list = ids.join(" ");

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          setCurrent((before) => (isIntersecting ? target.id : before === target.id ? null : before));
        }
      },
      { rootMargin: line },
    );
    for (const id of list.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);

  return current;
}
