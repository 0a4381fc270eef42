import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routeConfig from "#app/routes.ts";
import { keyOfRoute } from "#app/routing/route-ids.ts";
import { routeTable } from "#app/routing/route-table.ts";
import { getPublicPaths } from "#app/routing/site-paths.server.ts";

const [boundary]: RouteConfigEntry[] = await routeConfig;
const routes = boundary?.children ?? [];
const pathsOf = (key: string) => routes.filter(({ id = "" }) => keyOfRoute(id) === key).map(({ path }) => path);

test("models and stories have one explicit route for each page", () => {
  expect(pathsOf("model")).toEqual(["mod-studio", "mod-one", "mod-two", "mod-libre"]);
  expect(pathsOf("product")).toEqual(["mod-studio", "mod-one", "mod-two", "mod-libre"].map((id) => `productos/${id}`));
  expect(pathsOf("story")).toEqual(["historia-1", "historia-2"]);
});

test("all articles share one route with a parameter", () => {
  expect(pathsOf("post")).toEqual(["blog/:slug"]);
});

test("second addresses have routes of their own, with the module of the first", () => {
  expect(pathsOf("about")).toEqual(["nosotros", "sobre-nosotros"]);
  expect(pathsOf("designer")).toEqual(["disenador", "designer"]);
  const files = routes.filter(({ id = "" }) => keyOfRoute(id) === "designer").map(({ file }) => file);
  expect(new Set(files).size).toBe(1);
});

test("the home page is the index, and one route takes every unknown address", () => {
  expect(routes.find(({ id }) => id === "es:home")).toMatchObject({ index: true });
  expect(routes.filter(({ path }) => path?.includes("*")).map(({ id }) => id)).toEqual(["es:unknown"]);
});

test("every public address has a route", () => {
  const paths = new Set(routes.map(({ path, index }) => (index ? "/" : `/${path}`)));
  const missing = getPublicPaths().filter(({ path, key }) => !paths.has(path) && key !== "post");
  expect(missing).toEqual([]);
});

test("ids and addresses are used once, and every module is there", () => {
  expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  for (const { file } of [...routes, ...routeTable]) {
    expect({ file, exists: existsSync(join(process.cwd(), "app", file)) }).toEqual({ file, exists: true });
  }
});

test("the site map fits on a page: app/routes.ts has at most 60 lines", () => {
  const lines = readFileSync(join(process.cwd(), "app", "routes.ts"), "utf8")
    .trimEnd()
    .split("\n");
  expect(lines.length).toBeLessThanOrEqual(60);
});
