import { expect, test } from "vitest";
import { listPaths } from "#app/routing/list-paths.ts";
import { routeTable } from "#app/routing/route-table.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const { paths: words } = fixture.locales.messages("es");
const slugs = {
  models: [{ id: "casa", slug: "casa" }],
  blog: [
    { id: "uno", slug: "uno" },
    { id: "dos", slug: "otro" },
  ],
  stories: [],
  legal: [
    { id: "cookies", slug: "cookies" },
    { id: "devoluciones", slug: "devoluciones" },
  ],
};
const source = {
  locale: "es",
  words,
  prefix: "",
  slugsOf: (name: keyof typeof slugs) => slugs[name],
  tags: () => [],
};

test("every key of the route table that has pages has a path", () => {
  const keys = new Set(listPaths(source).map(({ key }) => key));
  expect(routeTable.map(({ key }) => key).filter((key) => !keys.has(key))).toEqual([
    "blog-page",
    "tag",
    "tag-page",
    "story",
  ]);
});

test("a tag has a page, and further ones where its articles need them", () => {
  const tags = [
    { id: "precio", slug: "precio", size: 3 },
    { id: "ahorro", slug: "sparen", size: 30 },
  ];
  const paths = listPaths({ ...source, tags: () => tags });
  expect(paths.filter(({ key }) => key.startsWith("tag"))).toEqual([
    { path: "/blog/tema/precio", locale: "es", key: "tag", id: "precio" },
    { path: "/blog/tema/sparen", locale: "es", key: "tag", id: "ahorro" },
    { path: "/blog/tema/sparen/pagina/2", locale: "es", key: "tag-page", id: "ahorro", number: 2 },
    { path: "/blog/tema/sparen/pagina/3", locale: "es", key: "tag-page", id: "ahorro", number: 3 },
  ]);
});

test("the list of stories is unlisted while there are none", () => {
  const pathOf = (stories: { id: string; slug: string }[]) =>
    listPaths({ ...source, slugsOf: (name) => ({ ...slugs, stories })[name] }).find(({ key }) => key === "stories");
  expect(pathOf([])).toEqual({ path: "/historias", locale: "es", key: "stories", unlisted: true });
  expect(pathOf([{ id: "una", slug: "una" }])).toEqual({ path: "/historias", locale: "es", key: "stories" });
});

test("a list has further pages, from the second on, as soon as one page does not hold it", () => {
  const pagesOf = (count: number) => {
    const blog = Array.from({ length: count }, (_, index) => ({ id: `a${index}`, slug: `a${index}` }));
    return listPaths({ ...source, slugsOf: (name) => ({ ...slugs, blog })[name] }).filter(({ number }) => number);
  };
  for (const count of [0, 1, 12]) expect(pagesOf(count)).toEqual([]);
  expect(pagesOf(25)).toEqual([
    { path: "/blog/pagina/2", locale: "es", key: "blog-page", number: 2 },
    { path: "/blog/pagina/3", locale: "es", key: "blog-page", number: 3 },
  ]);
  expect(pagesOf(10_000)).toHaveLength(833);
});

test("entries have one path for each kind of page, made of their slug, known by their id", () => {
  const paths = listPaths(source).filter(({ id }) => id);
  expect(paths).toEqual([
    { path: "/casa", locale: "es", key: "model", id: "casa" },
    { path: "/productos/casa", locale: "es", key: "product", id: "casa" },
    { path: "/blog/uno", locale: "es", key: "post", id: "uno" },
    { path: "/blog/otro", locale: "es", key: "post", id: "dos" },
    // The other legal text is a fixed page.
    { path: "/devoluciones", locale: "es", key: "legal-page", id: "devoluciones" },
  ]);
});

test("a second path follows the first and is marked", () => {
  expect(listPaths(source).filter(({ key }) => key === "designer")).toEqual([
    { path: "/disenador", locale: "es", key: "designer" },
    { path: "/designer", locale: "es", key: "designer", alias: "designer" },
  ]);
});

test("another language's paths have its prefix and its words", () => {
  const paths = listPaths({ ...source, locale: "xx", words: { ...words, contact: "kontakt" }, prefix: "/xx" });
  expect(paths.every(({ path, locale }) => (path === "/xx" || path.startsWith("/xx/")) && locale === "xx")).toBe(true);
  expect(paths.map(({ path }) => path)).toContain("/xx/kontakt");
});

test("a missing word throws with its name", () => {
  const { contact, ...others } = words;
  expect(contact).toBe("contacto");
  expect(() => listPaths({ ...source, words: others })).toThrow("«contact»");
});
