import { createRequestHandler, type ServerBuild } from "react-router";
import { dataFile } from "./page-files.ts";

/** Makes the pages of a server bundle, one after the other: what a path is asked for is kept until the next one. */
export interface PageRenderer {
  /** Returns the data of the page at a path, as the router gets it when a visitor navigates there. */
  data(path: string): Promise<string>;
  /** Returns the page of the path that `data` was called with last. */
  html(path: string): Promise<string>;
  /** Returns a file of data for scripts, such as `/404.json`. */
  resource(path: string): Promise<string>;
}

/**
 * Returns the renderer of a server bundle. It asks React Router's own request handler, with the requests of React
 * Router's pre-rendering, so the answers are the same; but not over HTTP, and every loader runs once for both files of
 * a page.
 *
 * Its functions throw the error of a loader or component; Error for an answer that is no page.
 */
export function openRenderer(bundle: ServerBuild): PageRenderer {
  const loaded = new Map<string, unknown>();
  const errors: unknown[] = [];
  // The handler refuses all other paths, and looks through the whole list for each request.
  const prerender: [string] = [""];
  const handle = createRequestHandler(
    {
      ...bundle,
      ssr: false,
      prerender,
      routes: mapValues(bundle.routes, (route) => route && loadOnce(route, loaded)),
      entry: {
        module: {
          ...bundle.entry.module,
          // Thrown, React Router would render its error page next.
          async default(...request) {
            try {
              return await bundle.entry.module.default(...request);
            } catch (error) {
              errors.push(error);
              return new Response(null, { status: 500 });
            }
          },
          handleError(error) {
            errors.push(error);
          },
        },
      },
    },
    "production",
  );

  async function ask(path: string, requested: string): Promise<string> {
    prerender[0] = path;
    errors.length = 0;
    const response = await handle(new Request(`http://localhost${requested}`));
    const text = await response.text();
    if (errors.length > 0) throw errors[0];
    if (response.status !== 200) throw new Error(`It was answered with status ${response.status} instead of a page.`);
    return text;
  }

  return {
    data(path) {
      loaded.clear();
      return ask(path, `/${dataFile(path)}`);
    },
    html: (path) => ask(path, path === "/" ? path : `${path}/`),
    resource(path) {
      loaded.clear();
      return ask(path, path);
    },
  };
}

type ServerRoute = NonNullable<ServerBuild["routes"][string]>;

/** Returns a route whose loader runs once; after that it returns what it did. */
function loadOnce(route: ServerRoute, loaded: Map<string, unknown>): ServerRoute {
  const { loader } = route.module;
  if (!loader) return route;
  return {
    ...route,
    module: {
      ...route.module,
      loader(args) {
        if (!loaded.has(route.id)) loaded.set(route.id, loader(args));
        return loaded.get(route.id);
      },
    },
  };
}

function mapValues<Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
