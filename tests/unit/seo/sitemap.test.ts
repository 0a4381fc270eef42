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
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
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

test("with two languages each page names its translations, itself and the original for all other readers included", () => {
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

test("robots may read everything and find the sitemap, and nothing of a trial", () => {
  expect(robots(site, true)).toBe("User-agent: *\nAllow: /\n\nSitemap: https://www.mod.example/sitemap.xml\n");
  expect(robots(site, false)).toBe("User-agent: *\nDisallow: /\n");
});
