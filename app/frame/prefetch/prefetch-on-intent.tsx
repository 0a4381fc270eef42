import { useContext, useEffect } from "react";
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from "react-router";
import { dataFileOf } from "#app/routing/data-files.ts";
import { keyOfRoute } from "#app/routing/route-ids.ts";

/** Who rests on a link for so long is likely to follow it. */
const delayMs = 65;

/**
 * Loads the data and the scripts of the page behind a link that a pointer or the keyboard rests on, or that is being
 * pressed, each once. `<Link prefetch>` of the router would ask for the data at another URL than the navigation does,
 * because the root is not loaded again.
 */
export function PrefetchOnIntent() {
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  const routes = useContext(UNSAFE_DataRouterContext)?.router.routes;

  useEffect(() => {
    if (!manifest || !routes || savesData()) return;
    const controller = new AbortController();
    const done = new Set<string>();
    let timer: ReturnType<typeof setTimeout>;

    function load(path: string): void {
      if (done.has(path)) return;
      done.add(path);
      const ids = matchRoutes(routes ?? [], path)?.map(({ route }) => route.id) ?? [];
      for (const id of ids) {
        const { module, clientLoaderModule, imports = [] } = manifest?.routes[id] ?? {};
        for (const href of [module, clientLoaderModule, ...imports]) if (href) addLink({ rel: "modulepreload", href });
      }
      // Unknown paths have no data of their own.
      if (keyOfRoute(ids.at(-1) ?? "") !== "unknown") addLink({ rel: "prefetch", as: "fetch", href: dataFileOf(path) });
    }

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
  }, [manifest, routes]);

  return null;
}

/** Whether the visitor pays for what is loaded in vain, or would wait for it. Not all browsers say so. */
function savesData(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith("2g");
}

/** Returns the path of the page of this site that a link opens in this window, if it is another than the one shown. */
function linkedPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  // A file, such as the catalogue.
  return link.download !== "" || link.target !== "" || /\.\w+$/.test(link.pathname) ? undefined : link.pathname;
}

function addLink(properties: { readonly rel: string; readonly href: string; readonly as?: string }): void {
  // Of scripts, many pages need the same.
  if (document.head.querySelector(`link[href="${properties.href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), properties));
}
