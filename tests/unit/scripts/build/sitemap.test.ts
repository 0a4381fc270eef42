import { expect, test } from "vitest";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { sitemap } from "#scripts/build/sitemap/sitemap.ts";
import { sitemapPages } from "#scripts/build/sitemap/sitemap-pages.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

const site = "https://www.mod.example";
const pages: PublicPath[] = [
  { path: "/", locale: "es", key: "home" },
  { path: "/designer", locale: "es", key: "designer", alias: "designer" },
  { path: "/blog/uno", locale: "es", key: "post", id: "uno" },
];

test("each page of a site with two languages names its translations, itself and the original as default", () => {
  const translated: PublicPath[] = [
    ...pages,
    { path: "/xx", locale: "xx", key: "home" },
    { path: "/xx/designer", locale: "xx", key: "designer", alias: "designer" },
    { path: "/xx/artikel/eins", locale: "xx", key: "post", id: "uno" },
  ];
  const xml = sitemap(site, translated, ["es", "xx"]);
  const links = [
    '    <xhtml:link rel="alternate" hreflang="es" href="https://www.mod.example/blog/uno"/>',
    '    <xhtml:link rel="alternate" hreflang="xx" href="https://www.mod.example/xx/artikel/eins"/>',
    '    <xhtml:link rel="alternate" hreflang="x-default" href="https://www.mod.example/blog/uno"/>',
  ].join("\n");
  for (const path of ["/blog/uno", "/xx/artikel/eins"]) {
    expect(xml).toContain(`  <url>\n    <loc>https://www.mod.example${path}</loc>\n${links}\n  </url>`);
  }
  expect(xml.match(/<url>/g)).toHaveLength(4);
  expect(xml).not.toContain(",");
});

const none = () => undefined;

test("articles have the day of their last change or, without one, of their publication; so have lists, of the newest", () => {
  const file = "content/es/blog/madera-al-sol.md";
  const original = fixtureFile(file);
  const text = original.replace(/^date: .*$/m, "date: 2025-02-10\nupdated: 2026-05-03");
  const pages = sitemapPages(siteWith({ [file]: text }), none);
  const modified = new Map(pages.map((page) => [page.path, page.modified]));
  expect(modified.get("/blog/madera-al-sol")).toBe("2026-05-03");
  expect(modified.get("/blog/cuentas-claras")).toBe("2025-01-20");
  expect(modified.get("/blog")).toBe("2026-05-03");
  expect(modified.get("/blog/tema/terreno")).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test("other pages have no day", () => {
  const pages = sitemapPages(siteWith({}), none);
  expect(pages.filter(({ key }) => !/^(?:blog|tag|post)/.test(key)).some(({ modified }) => modified)).toBe(false);
});
