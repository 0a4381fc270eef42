import { expect, test } from "vitest";
import { getPostPage } from "#app/pages/blog/posts.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

test("an article leads to related ones by cards and to its neighbours by lines, where not all others have a card", async () => {
  const article = fixtureFile("content/es/blog/madera-al-sol.md");
  const links = async (path: string, site = fixture) => {
    const { further } = (await getPostPage(at(path, site))).post ?? { further: { related: [], neighbours: [] } };
    return {
      cards: further.related.map(({ href }) => href),
      lines: further.neighbours.map(({ href, neighbour }) => `${neighbour} ${href}`),
    };
  };
  // Of three articles all others are shown as cards.
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
