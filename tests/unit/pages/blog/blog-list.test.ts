import { expect, test } from "vitest";
import { getBlogPage } from "#app/pages/blog/blog-page.server.ts";
import { getPostPage } from "#app/pages/blog/posts.server.ts";
import { getStoriesPage, getStoryPage } from "#app/pages/stories/stories.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

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
