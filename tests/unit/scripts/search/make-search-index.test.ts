import { expect, test } from "vitest";
import { markOriginal, withoutMarks } from "#app/i18n/original-text.ts";
import { openSearch } from "#app/pages/site-map/search/open-search.ts";
import { openSite } from "#app/site/site.server.ts";
import { collectKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { makeSearchIndex } from "#scripts/search/make-search-index.ts";
import { siteSearchIndex } from "#scripts/search/site-search-index.ts";
import type { Passage } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const passage = (path: string, title: string, text: string): Passage => ({
  kind: "text",
  page: path,
  path,
  title,
  text,
});

test("an index that fits has every passage whole", async () => {
  const knowledge = await collectKnowledge(fixture, "es");
  const { passages } = await siteSearchIndex(fixture, "es");
  expect(passages.map(([, , text]) => text).toSorted()).toEqual(knowledge.passages.map(({ text }) => text).toSorted());
});

test("texts are cut at whole words until the index fits", () => {
  const text = "palabra ".repeat(500).trim();
  const index = makeSearchIndex(
    { passages: [passage("/a", "A", text), passage("/b", "B", text)] },
    (path) => path,
    1000,
  );
  const bytes = JSON.stringify(index).length;
  expect(bytes).toBeLessThanOrEqual(1000);
  expect(bytes).toBeGreaterThan(900);
  for (const [, , shown] of index.passages) expect(shown).toMatch(/^(palabra )+palabra…$/);
});

test("where headings alone are too many, what says what a page is about stays before all others", () => {
  const parts = Array.from({ length: 100 }, (_, number) => passage("/a", `Parte ${number}`, "texto"));
  const index = makeSearchIndex({ passages: [...parts, passage("/b", "B", "texto")] }, (path) => path, 400);
  expect(index.pages.map(([, path]) => path)).toEqual(["/a", "/b"]);
  expect(JSON.stringify(index).length).toBeLessThanOrEqual(400);
});

test.each([
  ["madera", "/blog/madera-al-sol"],
  ["MADÉRAS", "/blog/madera-al-sol"],
  ["lienzo", "/productos/lum-lienzo"],
])("«%s» finds %s, whatever its case, accents and endings", async (query, path) => {
  const search = await openSearch(await siteSearchIndex(fixture, "es"), "es");
  expect(search(query).map((found) => found.path)).toContain(path);
});

test("the words that were searched are marked, and each page stands there once", async () => {
  const search = await openSearch(await siteSearchIndex(fixture, "es"), "es");
  const results = search("madera");
  expect(new Set(results.map(({ path }) => path)).size).toBe(results.length);
  const marked = results
    .flatMap(({ title, excerpt }) => [...(title?.pieces ?? []), ...excerpt.pieces])
    .filter(({ isMatch }) => isMatch);
  expect(marked.map(({ text }) => text.toLowerCase())).toContain("madera");
});

test("nothing is found of what no page has", async () => {
  const search = await openSearch(await siteSearchIndex(fixture, "es"), "es");
  expect(search("xilófono")).toEqual([]);
});

test("in another language, what is found says whether it is Spanish", async () => {
  const site = openSite(
    copyFixtureSite({
      "locales/ca.json": '{ "language": { "name": "Català", "direction": "ltr" } }',
      "content/ca/blog/madera-al-sol.md": "---\ntitle: Fusta al sol\n---\n\nLa fusta es torna grisa.\n",
    }),
  );
  const index = await siteSearchIndex(site, "ca");
  const search = await openSearch(index, "ca");
  const [own] = search("fusta");
  expect(own).toMatchObject({ name: "Fusta al sol", excerpt: { isOriginal: false } });
  const foreign = search("lienzo").find(({ path }) => path === "/ca/productos/lum-lienzo");
  expect(foreign).toMatchObject({ name: markOriginal("Ficha de LUM|LIENZO"), excerpt: { isOriginal: true } });
  const shown = foreign?.excerpt.pieces.map(({ text }) => text).join("") ?? "";
  expect(withoutMarks(shown)).toBe(shown);
});
