import { parseAtomFeed } from "feedsmith";
import { expect, test } from "vitest";
import type { Site } from "#app/site/site.server.ts";
import { formatFeed } from "#scripts/build/feed/atom-feed.ts";
import { collectFeed } from "#scripts/build/feed/collect-feed.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

async function feedOf(site: Site, locale = "es") {
  return parseAtomFeed(formatFeed(await collectFeed(site, locale)));
}

const story = fixtureFile("content/es/stories/oficina-de-ana.md");

test("every article is in the feed, the newest first, with its URL, days with a zone and whole text", async () => {
  const { entries = [], ...feed } = await feedOf(fixture);
  expect(feed).toMatchObject({ id: "https://www.lum.example/atom.xml", authors: [{ name: "LUM" }] });
  const articles = fixture.edition("es").content.entries("blog");
  expect(entries.map(({ links }) => links?.[0]?.href)).toEqual(
    articles.map(({ slug }) => `https://www.lum.example/blog/${slug}`),
  );
  for (const { published, updated, content } of entries) {
    expect(published).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+0[12]:00$/);
    expect(Date.parse(updated ?? "")).toBeGreaterThanOrEqual(Date.parse(published ?? ""));
    expect(content?.value).toMatch(/^<p>/);
    // Readers of feeds know no paths, placeholders or private characters.
    expect(content?.value).not.toMatch(/(?:href|src)="[/#]|\{\{|\p{Co}/u);
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(articles.length);
});

test("the id of an article stays when its file or its path gets another name, and then one more", async () => {
  const written = fixtureFile("content/es/blog/madera-al-sol.md");
  const article = written.replace(/^title: .*$/m, "title: Otra madera");
  const idOf = async (name: string, fields = "") => {
    const file = `content/es/blog/${name}.md`;
    const site = siteWith({ [file]: article.replace("---\n", `---\n${fields}`) });
    const { entries = [] } = await feedOf(site);
    return entries.find(({ title }) => title?.value === "Otra madera")?.id;
  };
  const first = await idOf("nueva");
  expect(first).toBe("tag:www.lum.example,2026:es/blog/nueva");
  expect(await idOf("otra-vez", "aliases: [nueva, renombrada]\n")).toBe(first);
  expect(await idOf("nueva", "slug: otra-madera\naliases: [nueva]\n")).toBe(first);
});

test("a story is in the feed if it says when it was published, an invented one never", async () => {
  const dated = story.replace("---\n", "---\npublishAt: 2025-07-01 09:30\n");
  const withStory = siteWith({ "content/es/stories/oficina-de-ana.md": dated });
  const shown = (await feedOf(withStory)).entries?.find(({ links }) => links?.[0]?.href?.includes("/oficina-"));
  expect(shown?.published).toBe("2025-07-01T09:30:00+02:00");
  expect((await feedOf(fixture)).entries?.some(({ links }) => links?.[0]?.href?.includes("/oficina-"))).toBe(false);
});
