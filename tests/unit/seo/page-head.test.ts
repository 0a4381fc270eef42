import { expect, test } from "vitest";
import { pagePicture } from "#app/seo/page-picture.server.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import { webManifests } from "#app/seo/web-manifests.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

const pictureAt = (path: string, site = fixture) => pagePicture(site, at(path, site).page);

test.each([
  ["/", "inicio"],
  ["/proceso", "grua"],
  ["/blog/madera-al-sol", "detalle"],
  ["/blog", "detalle"],
])("%s shows its own picture, or that of the first thing that it leads to", (path, picture) => {
  expect(pictureAt(path).src).toContain(picture);
});

test("a page that nobody has translated shows the picture of the original, with its words", () => {
  const site = siteWith({ "locales/xx.json": fixtureFile("locales/es.json") });
  expect(pictureAt("/xx/contacto", site)).toEqual(pictureAt("/contacto", site));
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

test("each language has its own, where its paths begin, without a description that is not translated", () => {
  const messages = fixtureFile("locales/es.json").replace('"direction": "ltr"', '"direction": "rtl"');
  const manifests = webManifests(siteWith({ "locales/xx.json": messages }));
  expect(manifests.map(({ path }) => path)).toEqual(["/manifest.webmanifest", "/xx/manifest.webmanifest"]);
  const manifest = JSON.parse(manifests[1]?.text ?? "");
  expect(manifest).toMatchObject({ lang: "xx", dir: "rtl", start_url: "/xx" });
  expect(manifest).not.toHaveProperty("description");
});
