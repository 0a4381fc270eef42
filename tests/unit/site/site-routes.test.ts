import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { keyOfRoute } from "#app/routing/route-ids.ts";
import { routeTable } from "#app/routing/route-table.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { siteRoutes } from "#app/site/site-routes.server.ts";
import { fixture, fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const app = fileURLToPath(new URL("../../../app", import.meta.url));
const routesOf = (site: Site) => siteRoutes(site)[0]?.children ?? [];
const routes = routesOf(fixture);
const pathsOf = (key: string) => routes.filter(({ id = "" }) => keyOfRoute(id) === key).map(({ path }) => path);

test("models and stories have one explicit route for each page", () => {
  expect(pathsOf("model")).toEqual(["lum-norte", "lum-sur", "lum-lienzo"]);
  expect(pathsOf("product")).toEqual(["productos/lum-norte", "productos/lum-sur", "productos/lum-lienzo"]);
  expect(pathsOf("story")).toEqual(["oficina-en-el-huerto", "taller-en-el-olivar"]);
});

test("all articles share one route with a parameter", () => {
  expect(pathsOf("post")).toEqual(["blog/:slug"]);
});

test("every path of the site has a route, in every language", () => {
  const text = readFileSync(join(fixtureRoot, "locales/es.json"), "utf8");
  const site = openSite(
    copyFixtureSite({ "locales/xx.json": text.replace(/"contact": "contacto"/, '"contact": "c"') }),
  );
  const paths = new Set(routesOf(site).map(({ path, index }) => (index ? "/" : `/${path}`)));
  const missing = site.paths.all().filter(({ path, key }) => !paths.has(path) && key !== "post" && key !== "tag");
  expect(missing).toEqual([]);
  expect([...paths]).toEqual(expect.arrayContaining(["/xx", "/xx/c", "/xx/blog/:slug", "/xx/*", "/xx/404.json"]));
});

test("ids and paths are used once, and every module is there", () => {
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  const files = new Set([...siteRoutes(fixture), ...routes, ...routeTable].map(({ file }) => file));
  expect([...files].filter((file) => !existsSync(join(app, file)))).toEqual([]);
});
