import { expect, test } from "vitest";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

test("a page is translated if its text is, to search engines too", async () => {
  const es = fixtureFile("locales/es.json");
  const site = siteWith({
    "locales/ca.json": es,
    "content/ca/pages/about.md": "---\ntitle: La casa\n---\n",
    "content/ca/blog/madera-al-sol.md": "---\ntitle: Fusta\n---\n\nFusta al sol.\n",
  });
  const source = { title: "Fusta", description: "De pi." };
  // Its body is missing.
  const about = { locale: "ca", key: "about", path: "/ca/sobre-nosotros" } as const;
  expect((await pageSeo(site, about, source)).noindex).toBe(true);
  const post = { locale: "ca", key: "post", id: "madera-al-sol", path: "/ca/blog/madera-al-sol" } as const;
  const article = { headline: "Fusta", published: "2024-03-15", updated: "2024-03-15" };
  const subject = { type: "article", article, pictures: [] } as const;
  const seo = await pageSeo(site, post, { ...source, subject });
  expect([seo.noindex, seo.untranslated]).toEqual([undefined, undefined]);
  expect(seo.properties).toContainEqual(["og:locale", "ca_ES"]);
  expect(JSON.parse(seo.structuredData ?? "")).toMatchObject({
    "@graph": [{ inLanguage: "ca", headline: "Fusta", description: "De pi." }, { "@type": "BreadcrumbList" }],
  });
  const other = { ...post, id: "cuentas-claras", path: "/ca/blog/cuentas-claras" };
  expect((await pageSeo(site, other, { ...source, subject })).structuredData).toBeUndefined();
});
