import { expect, test } from "vitest";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

const words = { title: "A {{precio.metro}}", description: "Desde {{precio.metro}}." };

test("title and description are filled, and the brand follows the title", async () => {
  expect(await pageSeo(fixture, { path: "/contacto", locale: "es", key: "contact" }, words)).toEqual({
    title: "A 1.250\u00A0€/m² · LUM",
    description: "Desde 1.250\u00A0€/m².",
    canonical: "https://www.lum.example/contacto",
    trial: true,
    alternates: [],
    card: "summary_large_image",
    properties: [
      ["og:title", "A 1.250\u00A0€/m² · LUM"],
      ["og:description", "Desde 1.250\u00A0€/m²."],
      ["og:type", "website"],
      ["og:site_name", "LUM"],
      ["og:locale", "es_ES"],
      ["og:url", "https://www.lum.example/contacto"],
      ["og:image", expect.stringMatching(/^https:\/\/www\.lum\.example\/images\/.*-preview\.jpg$/)],
      ["og:image:width", "1200"],
      ["og:image:height", "630"],
      ["og:image:alt", fixture.edition("es").content.page("contact").data.image.alt],
    ],
  });
});

test("a page that is not translated is the original to search engines", async () => {
  const es = fixtureFile("locales/es.json");
  const site = siteWith({ "locales/xx.json": es });
  const page = { locale: "xx", key: "about", path: "/xx/sobre-nosotros" } as const;
  const seo = await pageSeo(site, page, { title: "La casa", description: "De pino." });
  expect(seo).toMatchObject({ noindex: true, description: "De pino.", title: "La casa · LUM" });
  // A copy of the Spanish strings is no translation either.
  expect(seo.untranslated).toBe("all");
  expect(seo.properties).toContainEqual(["og:locale", "es_ES"]);
  expect(seo.canonical).toBe((await pageSeo(site, { ...page, locale: "es" }, words)).canonical);
  expect(seo.alternates.map(({ untranslated }) => untranslated)).toEqual([undefined, true]);
  expect(seo.structuredData).toBeUndefined();
});

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
