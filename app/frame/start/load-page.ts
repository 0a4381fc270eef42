import { hydrationState } from "./hydration-state.ts";
import { type PageData, pageDataId } from "./page-data.ts";

/**
 * Loads what the router needs to hydrate the built document and puts it where the router looks for it, which in other
 * sites the scripts of `<Scripts>` do. Does nothing in `npm run dev`, where those do it.
 *
 * @throws Error when a script cannot be loaded.
 */
export async function loadPage(): Promise<void> {
  const element = document.getElementById(pageDataId);
  if (!element) return;
  const page: PageData = JSON.parse(element.textContent);
  const [state, routes] = await Promise.all([
    loadState(page),
    Promise.all(page.routes.map(loadRoute)),
    // Sets `__reactRouterManifest`.
    import(/* @vite-ignore */ page.manifest),
  ]);
  Object.assign(window, {
    __reactRouterContext: { ...page.context, stream: new Response(state).body },
    __reactRouterRouteModules: Object.fromEntries(routes),
  });
}

/** Returns the data of the page. Where they cannot be loaded, tries again with each act, as the starter does. */
async function loadState({ file = "", state }: PageData): Promise<string> {
  if (state !== undefined) return state;
  for (;;) {
    try {
      const response = await (window.siteHeld?.data || fetch(file));
      if (!response.ok) throw new Error(`${file} was answered with status ${response.status}.`);
      return hydrationState(await response.text());
    } catch (error) {
      // The module of the entry must not fail: a browser would not run it again.
      console.error("The data of the page could not be loaded.", error);
      document.documentElement.dataset.start = "failed";
      if (window.siteHeld) window.siteHeld.data = undefined;
      await nextAct();
    }
  }
}

/** Resolves after the next press or key, for which the starter has asked for the data anew. */
function nextAct(): Promise<Event> {
  return new Promise((resolve) => {
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, resolve, { once: true });
  });
}

async function loadRoute([id, ...modules]: PageData["routes"][number]): Promise<[string, object]> {
  const parts: object[] = await Promise.all(modules.map((path) => import(/* @vite-ignore */ path)));
  return [id, Object.assign({}, ...parts)];
}
