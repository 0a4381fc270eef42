import { type RefObject, useEffect, useState } from "react";
import { watchLayout } from "#app/components/motion/watch-layout.ts";
import { findRoom } from "./find-room.ts";

/**
 * Controls of the page that the assistant's button must not cover. A line that unfolds is not among them: it is as wide as
 * the text, so all of it but its end stays free, and a page of questions consists of nothing else.
 */
const controls =
  ":is(main, .site-footer) :is(.button, .link-arrow, .product-bar__jump, button, input, textarea, select)";

/** Time after which all transitions of the page have ended. */
const settleTimeMs = 500;

/**
 * Keeps the assistant's button off the controls of the page: hands the way up from `corner`, its place, to the styles as
 * `--assistant-way`, and returns whether there is no room for it in the whole height of the window. `page` is any value
 * that changes with the page.
 */
export function useButtonPlace(corner: RefObject<HTMLElement | null>, page: string): boolean {
  const [isCrowdedOut, setCrowdedOut] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own controls.
  useEffect(() => {
    let settled: ReturnType<typeof setTimeout>;
    function place(): void {
      if (!corner.current) return;
      const way = wayUp(corner.current);
      setCrowdedOut(way === undefined);
      if (way !== undefined) corner.current.style.setProperty("--assistant-way", `${-way}px`);
    }
    const stop = watchLayout(() => {
      place();
      // Looks again later, because parts that come into view are still moving.
      clearTimeout(settled);
      settled = setTimeout(place, settleTimeMs);
    });
    return () => {
      stop();
      clearTimeout(settled);
    };
  }, [corner, page]);

  return isCrowdedOut;
}

function wayUp(corner: Element): number | undefined {
  const shown = [...document.querySelectorAll(controls)].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("[inert], [aria-hidden]"),
  );
  const header = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
  return findRoom(
    corner.getBoundingClientRect(),
    shown.map((control) => control.getBoundingClientRect()),
    Math.max(header, 0),
  );
}
