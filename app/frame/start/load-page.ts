import { hydrationState } from "./hydration-state.ts";
import { type PageData, pageDataId } from "./page-data.ts";

/**
 * Loads what the router needs to hydrate the built document and puts it where the router looks for it, which in other
 * sites the scripts of `<Scripts>` do. Does nothing in `npm run dev`, where those do it.
 *
 * @throws Error when a script or the data cannot be loaded.
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

async function loadState({ file = "", state }: PageData): Promise<string> {
  if (state !== undefined) return state;
  const response = await (window.siteHeld?.data ?? fetch(file));
  if (!response.ok) throw new Error(`${file} was answered with status ${response.status}.`);
  return hydrationState(await response.text());
}

async function loadRoute([id, ...modules]: PageData["routes"][number]): Promise<[string, object]> {
  const parts: object[] = await Promise.all(modules.map((path) => import(/* @vite-ignore */ path)));
  return [id, Object.assign({}, ...parts)];
}
