import { expect, test } from "vitest";
import { getBlogPage } from "#app/pages/blog/list-page.server.ts";
import { pagerItems } from "#app/pages/blog/pager/pager-items.ts";
import { getPostPage } from "#app/pages/blog/posts.server.ts";
import { readingMinutes } from "#app/pages/blog/reading-time.ts";
import { relatedPosts } from "#app/pages/blog/related-posts.ts";
import { getTagPage } from "#app/pages/blog/tags/tag-page.server.ts";
import { getStoriesPage, getStoryPage } from "#app/pages/stories/stories.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite, fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";
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

test("an article leads to related ones by cards and to its neighbours by lines, where not all others have a card", async () => {
  const article = fixtureFile("content/es/blog/madera-al-sol.md");
  const links = async (path: string, site = fixture) => {
    const { further } = (await getPostPage(at(path, site))).post ?? { further: { related: [], neighbours: [] } };
    return {
      cards: further.related.map(({ href }) => href),
      lines: further.neighbours.map(({ href, neighbour }) => `${neighbour} ${href}`),
    };
  };
  // With three articles all others are shown as cards.
  expect(await links("/blog/cuentas-claras")).toEqual({
    cards: ["/blog/madera-al-sol", "/blog/permisos-sin-prisa"],
    lines: [],
  });
  const old = Array.from({ length: 4 }, (_, day) => {
    const text = article.replace(/^date: .*$/m, `date: 2001-01-1${day}`).replace(/^title: .*$/m, `title: Viejo ${day}`);
    return [`content/es/blog/viejo-${day}.md`, text] as const;
  });
  const site = siteWith(Object.fromEntries(old));
  expect(await links("/blog/viejo-2", site)).toEqual({
    cards: ["/blog/madera-al-sol", "/blog/viejo-0"],
    lines: ["prev /blog/viejo-1", "next /blog/viejo-3"],
  });
  expect((await links("/blog/viejo-0", site)).lines).toEqual(["next /blog/viejo-1"]);
  expect((await links("/blog/madera-al-sol", site)).lines).toEqual(["prev /blog/cuentas-claras"]);
});

test("an article that was changed says on which day, to readers and to search engines", async () => {
  const article = fixtureFile("content/es/blog/madera-al-sol.md");
  const pageWith = (line: string) => {
    const text = article.replace(/^date: .*$/m, `date: 2025-02-10\n${line}`);
    return getPostPage(at("/blog/madera-al-sol", siteWith({ "content/es/blog/madera-al-sol.md": text })));
  };
  const changed = await pageWith("updated: 2026-05-03");
  expect(changed.post).toMatchObject({ date: "2025-02-10", updated: "2026-05-03" });
  expect(changed.seo.properties.slice(-2)).toEqual([
    ["article:published_time", "2025-02-10"],
    ["article:modified_time", "2026-05-03"],
  ]);
  const unchanged = await pageWith("updated: 2025-02-10");
  expect(unchanged.post).not.toHaveProperty("updated");
  expect(unchanged.seo.properties).toContainEqual(["article:modified_time", "2025-02-10"]);
});

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

/** Articles with these subjects, the newest first, with their positions as ids. */
function postsWith(tags: readonly (readonly string[])[]) {
  return tags.map((own, index) => ({ id: `${index}`, data: { tags: own } }));
}

/** Returns the ids of the related articles of each article. */
function relatedIds(tags: readonly (readonly string[])[]): string[][] {
  const posts = postsWith(tags);
  return posts.map((post) => relatedPosts(post, posts).map(({ id }) => id));
}

test("those that share most subjects come first, the newest of equals, and at last the newest of all others", () => {
  expect(relatedIds([["a"], ["b", "c"], ["a", "b"], ["a", "b", "c"], ["z"]])).toEqual([
    ["2", "3"],
    ["3", "2"],
    ["3", "0"],
    ["1", "2"],
    ["0", "1"],
  ]);
});

/** A pager as it is read: `1 … 4 5 6 … 9`. */
const read = (current: number, total: number) =>
  pagerItems(current, total)
    .map((item) => ("page" in item ? item.page : "…"))
    .join(" ");

test.each([
  [1, 2, "1 2"],
  [1, 9, "1 2 … 9"],
  [4, 9, "1 2 3 4 5 … 9"],
  [5, 9, "1 … 4 5 6 … 9"],
  [9, 9, "1 … 8 9"],
])("on page %i of %i the pager offers %s", (current, total, expected) => {
  expect(read(current, total)).toBe(expected);
});

test("minutes are whole, at 238 words each", () => {
  expect(readingMinutes("palabra ".repeat(238 * 4))).toBe(4);
  expect(readingMinutes("palabra ".repeat(238 * 4 + 100))).toBe(4);
  expect(readingMinutes("palabra ".repeat(238 * 4 + 130))).toBe(5);
});

test("accents do not part a word, and signs are no words", () => {
  const words = "¿Cuánto cuesta — en €, por m²? ";
  // Cuánto, cuesta, en, por, m²
  expect(readingMinutes(words.repeat(238))).toBe(5);
});
