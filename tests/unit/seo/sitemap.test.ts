import { expect, test } from "vitest";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { sitemap } from "#app/seo/sitemap.ts";

const site = "https://www.mod.example";
const pages: PublicPath[] = [
  { path: "/", locale: "es", key: "home" },
  { path: "/designer", locale: "es", key: "designer", alias: "designer" },
  { path: "/blog/uno", locale: "es", key: "post", id: "uno" },
];

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
