import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sitemapPages } from "#app/seo/sitemap-pages.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

test("articles have the day of their last change or, without one, of their publication; other pages none", () => {
  const file = "content/es/blog/madera-al-sol.md";
  const original = readFileSync(join(fixtureRoot, file), "utf8");
  const text = original.replace(/^date: .*$/m, "date: 2025-02-10\nupdated: 2026-05-03");
  const pages = sitemapPages(openSite(copyFixtureSite({ [file]: text })));
  const modified = new Map(pages.map((page) => [page.path, page.modified]));
  expect(modified.get("/blog/madera-al-sol")).toBe("2026-05-03");
  expect(modified.get("/blog/cuentas-claras")).toBe("2025-01-20");
  expect([...modified.values()].filter(Boolean)).toHaveLength(3);
});
