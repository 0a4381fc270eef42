import { expect, test } from "vitest";
import { listPaths } from "#app/routing/list-paths.ts";
import { routeTable } from "#app/routing/route-table.ts";
import es from "#locales/es.json" with { type: "json" };

const slugs = {
  models: [{ id: "mod-one", slug: "mod-one" }],
  blog: [
    { id: "uno", slug: "uno" },
    { id: "dos", slug: "otro" },
  ],
  stories: [],
};
const source = { locale: "es", words: es.paths, prefix: "", slugsOf: (name: keyof typeof slugs) => slugs[name] };

test("every key of the route table that is no collection has an address", () => {
  const keys = new Set(listPaths(source).map(({ key }) => key));
  expect(routeTable.map(({ key }) => key).filter((key) => !keys.has(key))).toEqual(["story"]);
});

test("entries have one address for each kind of page, made of their slug, known by their id", () => {
  const paths = listPaths(source).filter(({ id }) => id);
  expect(paths).toEqual([
    { path: "/mod-one", locale: "es", key: "model", id: "mod-one" },
    { path: "/productos/mod-one", locale: "es", key: "product", id: "mod-one" },
    { path: "/blog/uno", locale: "es", key: "post", id: "uno" },
    { path: "/blog/otro", locale: "es", key: "post", id: "dos" },
  ]);
});

test("a second address follows the first and is marked", () => {
  expect(listPaths(source).filter(({ key }) => key === "designer")).toEqual([
    { path: "/disenador", locale: "es", key: "designer" },
    { path: "/designer", locale: "es", key: "designer", alias: "designer" },
  ]);
});

test("another language's addresses have its prefix and its words", () => {
  const words = { ...es.paths, contact: "kontakt" };
  const paths = listPaths({ ...source, locale: "xx", words, prefix: "/xx" });
  expect(paths.every(({ path, locale }) => (path === "/xx" || path.startsWith("/xx/")) && locale === "xx")).toBe(true);
  expect(paths.map(({ path }) => path)).toContain("/xx/kontakt");
});

test("a missing word throws with its name", () => {
  const { contact, ...words } = es.paths;
  expect(contact).toBe("contacto");
  expect(() => listPaths({ ...source, words })).toThrow("«contact»");
});
