import { expect, test } from "vitest";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { robots, sitemap } from "#app/seo/sitemap.ts";

const site = "https://www.mod.example";
const pages: PublicPath[] = [
  { path: "/", locale: "es", key: "home" },
  { path: "/designer", locale: "es", key: "designer", alias: "designer" },
  { path: "/blog/uno", locale: "es", key: "post", id: "uno" },
];

test("each page stands once, with its URL", () => {
  expect(sitemap(site, pages, ["es"])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      "  <url>",
      "    <loc>https://www.mod.example/</loc>",
      "  </url>",
      "  <url>",
      "    <loc>https://www.mod.example/blog/uno</loc>",
      "  </url>",
      "</urlset>",
      "",
    ].join("\n"),
  );
});

test("a second path of a page is left out", () => {
  expect(sitemap(site, pages, ["es"])).not.toContain("/designer");
});

test("an unlisted page is left out", () => {
  const unlisted: PublicPath = { path: "/boletin", locale: "es", key: "newsletter", unlisted: true };
  expect(sitemap(site, [...pages, unlisted], ["es"])).toBe(sitemap(site, pages, ["es"]));
});

test("with two languages each page names its translations, itself included", () => {
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
  ].join("\n");
  for (const path of ["/blog/uno", "/xx/artikel/eins"]) {
    expect(xml).toContain(`  <url>\n    <loc>https://www.mod.example${path}</loc>\n${links}\n  </url>`);
  }
  expect(xml.match(/<url>/g)).toHaveLength(4);
  expect(xml).not.toContain(",");
});

test("signs that mean something to XML are escaped", () => {
  const xml = sitemap('https://www.mod.example/a&b"<c>', [{ path: "/d'e", locale: "es", key: "blog" }], ["es"]);
  expect(xml).toContain("<loc>https://www.mod.example/a&amp;b&quot;&lt;c&gt;/d'e</loc>");
});

test("robots may read everything and find the sitemap", () => {
  expect(robots(site)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://www.mod.example/sitemap.xml\n");
});
