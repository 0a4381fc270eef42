import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sitemapPages } from "#app/seo/sitemap-pages.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const none = () => undefined;

test("articles have the day of their last change or, without one, of their publication; so have lists, of the newest", () => {
  const file = "content/es/blog/madera-al-sol.md";
  const original = readFileSync(join(fixtureRoot, file), "utf8");
  const text = original.replace(/^date: .*$/m, "date: 2025-02-10\nupdated: 2026-05-03");
  const pages = sitemapPages(openSite(copyFixtureSite({ [file]: text })), none);
  const modified = new Map(pages.map((page) => [page.path, page.modified]));
  expect(modified.get("/blog/madera-al-sol")).toBe("2026-05-03");
  expect(modified.get("/blog/cuentas-claras")).toBe("2025-01-20");
  expect(modified.get("/blog")).toBe("2026-05-03");
  expect(modified.get("/blog/tema/terreno")).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test("other pages have none: of legal texts only the month is known, and a sitemap takes days", () => {
  const file = "content/es/legal/privacy.md";
  const text = readFileSync(join(fixtureRoot, file), "utf8")
    .replace(/^updated: .*\n/m, "")
    .replace("---\n", "---\nupdated: 2026-03\n");
  const pages = sitemapPages(openSite(copyFixtureSite({ [file]: text })), none);
  const modified = new Map(pages.map((page) => [page.path, page.modified]));
  for (const path of ["/privacidad", "/", "/contacto", "/modelos", "/historias", "/lum-norte"])
    expect(modified.get(path)).toBeUndefined();
});

test("a page has one file of each of its pictures", () => {
  const named = [
    "/images/a.0123456789-320.avif",
    "/images/a.0123456789-960.jpg",
    "/images/previews/0123456789abcdef.jpg",
  ];
  const pages = sitemapPages(openSite(fixtureRoot), (path) => (path === "/contacto" ? named : undefined));
  expect(pages.flatMap(({ path, images }) => (images ? [[path, images]] : []))).toEqual([
    ["/contacto", ["/images/a.0123456789-960.jpg"]],
  ]);
});
