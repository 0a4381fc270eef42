import { expect, test } from "vitest";
import { getBlogPage } from "#app/pages/blog/blog-page.server.ts";
import { getPostPage } from "#app/pages/blog/posts.server.ts";
import { getFixedPage } from "#app/pages/fixed-page.server.ts";
import { getLegalPage } from "#app/pages/legal/legal.server.ts";
import { getModelPage } from "#app/pages/models/model-page.server.ts";
import { pageContext } from "#app/pages/page-context.server.ts";
import { getProductPage } from "#app/pages/product/product-page.server.ts";
import { getStoryPage } from "#app/pages/stories/stories.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { at, fixtureFile } from "#tests/unit/pages/page-at.ts";
import { readPages } from "#tests/unit/pages/read-pages.ts";

test("a query of entries throws with the id when the page is of another kind", async () => {
  const page = { path: "/nada", locale: "es", key: "post", id: "nada" } as const;
  const context = pageContext(fixture, page);
  await expect(getPostPage(context)).rejects.toThrow("«nada»");
  await expect(getModelPage(context)).rejects.toThrow("«nada»");
  await expect(getProductPage(context)).rejects.toThrow("«nada»");
  await expect(getStoryPage(context)).rejects.toThrow("«nada»");
  await expect(getLegalPage(context)).rejects.toThrow("«post.md»");
});

test("no page is given more than data, and no placeholder is left in any", async () => {
  for (const page of await readPages(fixture)) {
    const text = JSON.stringify(page);
    expect(text).not.toMatch(/\{\{|"position":|"bodyLine":|content\/es\//);
    // Nothing is lost on the way to the browser: no functions, no classes.
    expect(() => structuredClone(page)).not.toThrow();
  }
});

test("every page has a title of its own and its own path as canonical URL", async () => {
  const seos = (await readPages(fixture)).map(({ seo }) => seo);
  expect(new Set(seos.map(({ title }) => title)).size).toBe(seos.length);
  const pages = fixture.paths.all().filter(({ alias }) => alias === undefined);
  expect(seos.map(({ canonical }) => canonical)).toEqual(
    pages.map(({ path, unlisted }) => (unlisted ? undefined : `https://www.lum.example${path}`)),
  );
});

test("another language has its own words, paths and strings on its pages", async () => {
  const es = JSON.parse(fixtureFile("locales/es.json"));
  const paths = { ...es.paths, contact: "kontakt", blog: "artikel", post: "artikel/:slug" };
  const site = openSite(
    copyFixtureSite({
      "locales/xx.json": JSON.stringify({ ...es, paths }),
      "content/xx/pages/blog.md": "---\ntitle: Artikel\ndescription: Was wir schreiben.\nheading: Artikel\n---\n",
      "content/xx/blog/madera-al-sol.md": "---\ntitle: Holz\n---\n",
      "content/xx/pages/about.md": "---\ntitle: Wir\n---\n\nWir bauen.\n",
    }),
  );
  const { posts } = await getBlogPage(at("/xx/artikel", site));
  expect(posts.slice(0, 2).map(({ href }) => href)).toEqual([
    "/xx/artikel/madera-al-sol",
    "/xx/artikel/cuentas-claras",
  ]);
  expect(posts[0]?.title).toBe("Holz");
  expect((await getFixedPage("about", at("/xx/nosotros", site))).seo).toMatchObject({
    title: "Wir · LUM",
    canonical: "https://www.lum.example/xx/nosotros",
  });
});
