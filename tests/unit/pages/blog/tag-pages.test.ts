import { expect, test } from "vitest";
import { getPostPage } from "#app/pages/blog/posts.server.ts";
import { getTagPage } from "#app/pages/blog/tags/tag-page.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

test("a tag of two articles has no page, nor has one of drafts", () => {
  const [post, draft] = ["madera-al-sol", "articulo-sin-terminar"].map((id) => `content/es/blog/${id}.md`);
  const files = {
    [`${post}`]: fixtureFile(`${post}`).replace(/^tags: .*$/m, "tags: [materiales]"),
    [`${draft}`]: fixtureFile(`${draft}`).replace(/^tags: .*$/m, "tags: [terreno]"),
  };
  const root = copyFixtureSite(files);
  expect(openSite(root).paths.find("/blog/tema/terreno")).toBeUndefined();
  expect(openSite(root, { developing: true }).paths.find("/blog/tema/terreno")).toMatchObject({ id: "terreno" });
});

test("the tags of an article lead to the pages that there are", async () => {
  const { post } = await getPostPage(at("/blog/madera-al-sol"));
  expect(post?.tags).toEqual([
    { label: "materiales" },
    { label: "mantenimiento" },
    { label: "terreno", href: "/blog/tema/terreno" },
  ]);
});

test("another language has its own names of tags and paths", async () => {
  const root = copyFixtureSite({
    "locales/xx.json": JSON.stringify({
      ...JSON.parse(fixtureFile("locales/es.json")),
      language: { name: "Lengua xx", direction: "ltr" },
    }),
    "content/xx/pages/blog.md": "---\ntitle: Artikel\ndescription: Was wir schreiben.\nheading: Artikel\n---\n",
    "content/site.yaml": fixtureFile("content/site.yaml").replace(
      /^ {2}- terreno$/m,
      "  - { name: terreno, translations: { xx: Grund und Boden } }",
    ),
  });
  const site = openSite(root);
  const { heading } = await getTagPage(at("/xx/blog/tema/grund-und-boden", site));
  expect(heading).toBe("Grund und Boden");
  const page = site.paths.find("/blog/tema/terreno");
  expect(page && site.paths.translated(page, "xx")).toBe("/xx/blog/tema/grund-und-boden");
  // The article is Spanish, its tag leads to the page of the language.
  expect((await getPostPage(at("/xx/blog/madera-al-sol", site))).post?.tags[2]).toEqual({
    label: "terreno",
    href: "/xx/blog/tema/grund-und-boden",
  });
});
