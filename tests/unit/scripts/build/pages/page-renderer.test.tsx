import { renderToStaticMarkup } from "react-dom/server";
import { Outlet, type ServerBuild, ServerRouter, useLoaderData } from "react-router";
import { expect, test } from "vitest";
import { openRenderer } from "#scripts/build/pages/page-renderer.ts";

interface Made {
  readonly build: ServerBuild;
  /** Paths of the requests that the loader of pages got. */
  readonly loaded: string[];
}

/** Returns a bundle with a root, pages below `/a/` whose loader returns their name, and a file of data. */
function makeBundle(load: (name: string) => unknown = (name) => ({ name })): Made {
  const loaded: string[] = [];
  const module = (exports: object): ServerBuild["routes"][string] & object =>
    Object.assign({ id: "", module: exports });
  const routes = {
    root: { ...module({ default: Outlet, loader: () => ({ year: 2030 }) }), id: "root", path: "" },
    page: {
      ...module({
        default: function Page() {
          const { name } = useLoaderData<{ name: string }>();
          if (name === "broken") throw new Error("This component fails.");
          return <h1>{name}</h1>;
        },
        loader({ params, request }: { params: { name: string }; request: Request }) {
          loaded.push(new URL(request.url).pathname);
          return load(params.name);
        },
      }),
      id: "page",
      parentId: "root",
      path: "a/:name",
    },
    file: {
      ...module({ loader: () => Response.json(["data"]) }),
      id: "file",
      parentId: "root",
      path: "list.json",
    },
  };
  const manifest = Object.fromEntries(
    Object.values(routes).map(({ id, path }) => [
      id,
      {
        id,
        path,
        module: "",
        hasLoader: true,
        hasAction: false,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
        hasDefaultExport: true,
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
      },
    ]),
  );
  const build: ServerBuild = {
    routes,
    entry: {
      module: {
        default: (request, status, headers, context) =>
          new Response(renderToStaticMarkup(<ServerRouter context={context} url={request.url} />), { status, headers }),
      },
    },
    assets: { entry: { imports: [], module: "" }, routes: manifest, url: "", version: "" },
    assetsBuildDirectory: "",
    basename: "/",
    future: {} as ServerBuild["future"],
    isSpaMode: false,
    prerender: [],
    publicPath: "/",
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    ssr: true,
    allowedActionOrigins: false,
  };
  return { build, loaded };
}

test("a page and its data come of one call of the loader", async () => {
  const { build, loaded } = makeBundle();
  const renderer = openRenderer(build);
  const data = await renderer.data("/a/uno");
  expect(data).toContain("uno");
  expect(data).toContain("2030");
  expect(await renderer.html("/a/uno")).toContain("<h1>uno</h1>");
  expect(loaded).toHaveLength(1);
});

test("every page has data of its own", async () => {
  const renderer = openRenderer(makeBundle().build);
  for (const name of ["uno", "dos", "uno"]) {
    expect(await renderer.data(`/a/${name}`)).toContain(name);
    expect(await renderer.html(`/a/${name}`)).toContain(`<h1>${name}</h1>`);
  }
});

test("a file of data is returned as its loader wrote it", async () => {
  const renderer = openRenderer(makeBundle().build);
  expect(await renderer.resource("/list.json")).toBe('["data"]');
});

test("the error of a loader is thrown as it is", async () => {
  const error = new Error("This loader fails.");
  const renderer = openRenderer(makeBundle(() => Promise.reject(error)).build);
  await expect(renderer.data("/a/uno")).rejects.toBe(error);
  await expect(renderer.data("/a/dos")).rejects.toBe(error);
});

test("the error of a component is thrown, and the next page is made", async () => {
  const renderer = openRenderer(makeBundle().build);
  await renderer.data("/a/broken");
  await expect(renderer.html("/a/broken")).rejects.toThrow("This component fails.");
  await renderer.data("/a/uno");
  expect(await renderer.html("/a/uno")).toContain("<h1>uno</h1>");
});

test.each([
  ["a path without a route", () => ({}), "/b/uno"],
  ["a loader that says there is nothing", () => Promise.reject(new Response("", { status: 404 })), "/a/uno"],
  ["a loader that leads elsewhere", () => Promise.reject(new Response("", { status: 302 })), "/a/uno"],
])("%s is no page", async (_name, load, path) => {
  const renderer = openRenderer(makeBundle(load).build);
  await expect(renderer.data(path)).rejects.toThrow();
});
