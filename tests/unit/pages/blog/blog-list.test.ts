import { expect, test } from "vitest";
import { getBlogNotFound, getBlogPage } from "#app/pages/blog/blog-page.server.ts";
import { getPostPage } from "#app/pages/blog/posts.server.ts";
import { getStoriesPage, getStoryPage } from "#app/pages/stories/stories.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixture, fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { at, fixtureFile } from "#tests/unit/pages/page-at.ts";

test("the list of articles has them all, the newest first, and no draft", async () => {
  const { posts } = await getBlogPage(at("/blog"));
  expect(posts.map(({ href, date, minutes }) => [href, date, minutes])).toEqual([
    ["/blog/madera-al-sol", "2025-02-10", 1],
    ["/blog/cuentas-claras", "2025-01-20", expect.any(Number)],
    ["/blog/permisos-sin-prisa", "2024-11-05", 1],
  ]);
});

test("while developing the list of articles has drafts too", async () => {
  const site = openSite(fixtureRoot, { developing: true });
  const { posts } = await getBlogPage(at("/blog", site));
  expect(posts[0]?.href).toBe("/blog/articulo-sin-terminar");
});

test("while developing what visitors do not see yet is marked on its card and on its page", async () => {
  const story = fixtureFile("content/es/stories/oficina-de-ana.md");
  const root = copyFixtureSite({
    "content/es/stories/oficina-de-ana.md": story.replace("---\n", "---\npublishAt: 2026-12-01 09:00\n"),
  });
  const site = openSite(root, { developing: true, now: new Date("2026-12-01T07:59:59Z") });
  const scheduled = "Se publica el 1 de diciembre de 2026 a las 9:00";
  const { posts } = await getBlogPage(at("/blog", site));
  expect(posts.map(({ waiting }) => waiting)).toEqual(["Borrador", undefined, undefined, undefined]);
  expect((await getPostPage(at("/blog/articulo-sin-terminar", site))).post?.waiting).toBe("Borrador");
  const { stories } = await getStoriesPage(at("/historias", site));
  expect(stories.map(({ waiting }) => waiting)).toEqual([scheduled, undefined]);
  expect((await getStoryPage(at("/oficina-en-el-huerto", site))).story.waiting).toBe(scheduled);
  const later = openSite(root, { now: new Date("2026-12-01T08:00:00Z") });
  expect((await getStoryPage(at("/oficina-en-el-huerto", later))).story).not.toHaveProperty("waiting");
});

test("an added article stands in the list with its path, its date and its title", async () => {
  const added = fixtureFile("content/es/blog/madera-al-sol.md")
    .replace(/^title: .*$/m, "title: Un artículo")
    .replace(/^date: .*$/m, "date: 2099-01-01");
  const site = openSite(copyFixtureSite({ "content/es/blog/nuevo.md": added }));
  const { posts } = await getBlogPage(at("/blog", site));
  expect(posts[0]).toMatchObject({ href: "/blog/nuevo", title: "Un artículo", date: "2099-01-01" });
});

test("a list of many articles has several pages, each with its own title, its own articles and the number of all", async () => {
  const article = fixtureFile("content/es/blog/madera-al-sol.md");
  const dated = (day: number) => article.replace(/^date: .*$/m, `date: 2001-01-${10 + day}`);
  const added = Array.from({ length: 22 }, (_, day) => [`content/es/blog/viejo-${day}.md`, dated(day)] as const);
  const site = openSite(copyFixtureSite(Object.fromEntries(added)));
  const pages = await Promise.all(
    ["/blog", "/blog/pagina/2", "/blog/pagina/3"].map((path) => getBlogPage(at(path, site))),
  );
  expect(pages.map(({ number, total, posts }) => [number, total, posts.length])).toEqual([
    [1, 3, 12],
    [2, 3, 12],
    [3, 3, 1],
  ]);
  const ids = site
    .edition("es")
    .content.entries("blog")
    .map(({ slug }) => `/blog/${slug}`);
  expect(pages.flatMap(({ posts }) => posts.map(({ href }) => href))).toEqual(ids);
  expect(pages[2]?.posts[0]?.href).toBe("/blog/viejo-0");
  expect(pages.map(({ seo }) => seo.title)).toEqual([
    "Blog: artículos sobre módulos · LUM",
    "Blog, página 2 · LUM",
    "Blog, página 3 · LUM",
  ]);
  expect(pages[1]?.seo.canonical).toBe("https://www.lum.example/blog/pagina/2");
  for (const path of ["/blog/pagina/1", "/blog/pagina/4", "/blog/pagina/02", "/blog/pagina/x", "/blog/pagina"]) {
    expect(site.paths.find(path)).toBeUndefined();
  }
});

test("a number that no page of the list has says so, and search engines should not keep it", () => {
  const { posts, seo } = getBlogNotFound(fixture.edition("es"));
  expect(posts).toBeNull();
  expect(seo.title).toBe("Página no encontrada · LUM");
  expect(seo.canonical).toBeUndefined();
});
