import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { dataFileOf } from "#app/routing/data-files.ts";

/** Visitors who rest on a link this long are likely to follow it. */
const delayMs = 65;

/** The pages that links of one page lead to, by their paths. */
interface Wanted {
  readonly page: string;
  readonly paths: readonly string[];
}

/**
 * Loads the data of the page behind a link that a pointer or the keyboard rests on, or that is being pressed, each
 * once. `<PrefetchPageLinks>` would ask for them at another URL than the navigation does, because the root is not
 * loaded again.
 */
export function PrefetchOnIntent() {
  const { pathname } = useLocation();
  // The next page starts empty: a link on the page before must not request its page again.
  const [{ page, paths }, setWanted] = useState<Wanted>({ page: "", paths: [] });

  useEffect(() => {
    if (savesData()) return;
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const load = (path: string) => setWanted((wanted) => withPath(wanted, path));

    function onIntent({ target, type }: Event): void {
      clearTimeout(timer);
      const path = linkedPage(target);
      if (path === undefined) return;
      if (type === "pointerdown") load(path);
      else timer = setTimeout(() => load(path), delayMs);
    }

    for (const type of ["pointerover", "pointerdown", "focusin"]) {
      document.addEventListener(type, onIntent, { passive: true, signal: controller.signal });
    }
    // The pointer that made the application start may rest on a link.
    document.querySelector("a:hover")?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);

  return (
    page === pathname && paths.map((path) => <link key={path} rel="prefetch" as="fetch" href={dataFileOf(path)} />)
  );
}

function withPath(wanted: Wanted, path: string): Wanted {
  const known = wanted.page === location.pathname ? wanted.paths : [];
  return known.includes(path) ? wanted : { page: location.pathname, paths: [...known, path] };
}

/** Whether the visitor pays for data, or has a slow connection. Not all browsers tell. */
function savesData(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith("2g");
}

/**
 * Returns the path of the page that a link opens in this window, if it is a page of this site other than the current
 * one.
 */
function linkedPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  // A file, such as the catalogue.
  return link.download !== "" || link.target !== "" || /\.\w+$/.test(link.pathname) ? undefined : link.pathname;
}
