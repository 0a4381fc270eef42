import { expect, test } from "vitest";
import { listPaths } from "#app/routing/list-paths.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const { paths: words } = fixture.locales.messages("es");
const slugs = { models: [], blog: [], stories: [], legal: [] };
const source = {
  locale: "es",
  words,
  prefix: "",
  slugsOf: (name: keyof typeof slugs) => slugs[name],
  tags: () => [],
};

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
});
