import { expect, test } from "vitest";
import { sitemapPages } from "#app/seo/sitemap-pages.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { layTranslations } from "#tests/site/lay-translations.ts";
import { copyFixtureSite, fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

const none = () => undefined;

test("articles have the day of their last change or, without one, of their publication; so have lists, of the newest", () => {
  const file = "content/es/blog/madera-al-sol.md";
  const original = fixtureFile(file);
  const text = original.replace(/^date: .*$/m, "date: 2025-02-10\nupdated: 2026-05-03");
  const pages = sitemapPages(siteWith({ [file]: text }), none, new Map());
  const modified = new Map(pages.map((page) => [page.path, page.modified]));
  expect(modified.get("/blog/madera-al-sol")).toBe("2026-05-03");
  expect(modified.get("/blog/cuentas-claras")).toBe("2025-01-20");
  expect(modified.get("/blog")).toBe("2026-05-03");
  expect(modified.get("/blog/tema/terreno")).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test("other pages have the day on which their file was changed, each language of its own file", () => {
  const root = copyFixtureSite();
  layTranslations(root);
  const days = new Map([
    ["content/es/pages/home.md", "2026-01-02"],
    ["content/es/models/lum-norte.md", "2026-01-03"],
    ["content/es/legal/privacy.md", "2026-01-04"],
    ["content/es/stories/oficina-de-ana.md", "2026-01-05"],
    ["content/en/pages/home.md", "2026-01-06"],
    ["content/es/blog/cuentas-claras.md", "2026-01-07"],
  ]);
  const pages = sitemapPages(openSite(root), none, days);
  const modified = new Map(pages.map((page) => [page.path, page.modified]));
  const day = (...paths: string[]) => paths.map((path) => modified.get(path));
  expect(day("/", "/mapa-del-sitio")).toEqual(["2026-01-03", "2026-01-07"]);
  expect(day("/lum-norte", "/productos/lum-norte")).toEqual(["2026-01-03", "2026-01-03"]);
  expect(day("/privacidad", "/oficina-en-el-huerto", "/en")).toEqual(["2026-01-04", "2026-01-05", "2026-01-06"]);
  // Articles say it themselves: a slip that is mended is no news.
  expect(day("/blog/cuentas-claras")).toEqual(["2025-01-20"]);
});
