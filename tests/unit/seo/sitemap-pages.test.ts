import { expect, test } from "vitest";
import { sitemapPages } from "#app/seo/sitemap-pages.server.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

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
