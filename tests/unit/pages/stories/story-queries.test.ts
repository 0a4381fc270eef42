import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getStoriesPage, getStoryPage } from "#app/pages/stories/stories.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

test("a story that is the only one leads to no other", async () => {
  const root = copyFixtureSite();
  rmSync(join(root, "content/es/stories/taller-en-el-olivar.md"));
  expect((await getStoryPage(at("/oficina-en-el-huerto", openSite(root)))).next).toBeNull();
});

test("without a story the list is empty, and search engines should not keep it", async () => {
  const root = copyFixtureSite();
  rmSync(join(root, "content/es/stories"), { recursive: true });
  const { stories, page, seo } = await getStoriesPage(at("/historias", openSite(root)));
  expect([stories, page.empty]).toEqual([[], "Todavía no hay ninguna historia que contar."]);
  expect(seo.canonical).toBeUndefined();
  expect((await getStoriesPage(at("/historias"))).seo.canonical).toBe("https://www.lum.example/historias");
});
