import { hydrationState } from "./hydration-state.ts";
import { type PageData, pageDataId } from "./page-data.ts";
import { untilLoaded } from "./until-loaded.ts";

/**
 * Loads what the router needs to hydrate the built document and puts it where the router looks for it, which in other
 * sites the scripts of `<Scripts>` do. Does nothing in `npm run dev`, where those do it.
 */
export async function loadPage(): Promise<void> {
  const element = document.getElementById(pageDataId);
  if (!element) return;
  const page: PageData = JSON.parse(element.textContent);
  const [state, routes] = await Promise.all([
    untilLoaded("The data of the page", () => loadState(page)),
    untilLoaded("A script of the page", () => loadRoutes(page)),
  ]);
  Object.assign(window, {
    __reactRouterContext: { ...page.context, stream: new Response(state).body },
    __reactRouterRouteModules: Object.fromEntries(routes),
  });
}

/** @throws Error when they cannot be loaded. */
async function loadState({ file = "", state }: PageData): Promise<string> {
  if (state !== undefined) return state;
  const requested = window.siteHeld?.data;
  // An answer can be read once.
  if (window.siteHeld) window.siteHeld.data = undefined;
  const response = await (requested || fetch(file));
  if (!response.ok) throw new Error(`${file} was answered with status ${response.status}.`);
  return hydrationState(await response.text());
}

/** @throws Error when a script cannot be loaded. */
async function loadRoutes({ routes, manifest }: PageData): Promise<[string, object][]> {
  // Sets `__reactRouterManifest`.
  const [loaded] = await Promise.all([Promise.all(routes.map(loadRoute)), import(/* @vite-ignore */ manifest)]);
  return loaded;
}

async function loadRoute([id, ...modules]: PageData["routes"][number]): Promise<[string, object]> {
  const parts: object[] = await Promise.all(modules.map((path) => import(/* @vite-ignore */ path)));
  return [id, Object.assign({}, ...parts)];
}
