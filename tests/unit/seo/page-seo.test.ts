import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { pageSeo, unlistedSeo } from "#app/seo/page-seo.server.ts";
import { enterProjectCopy } from "#tests/unit/scripts/check/project-copy.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

// Both are for the company to set.
const { url, brand } = getContent("es").site();
const words = { title: "A {{precio.metro}}", description: "Desde {{precio.metro}}." };

test("title and description are filled, and the brand follows the title", () => {
  const seo = pageSeo({ path: "/contacto", locale: "es", key: "contact" }, words);
  expect(seo).toEqual({
    title: `A 900\u00A0€/m² · ${brand}`,
    description: "Desde 900\u00A0€/m².",
    canonical: `${url}/contacto`,
    alternates: [],
    kind: "website",
  });
});

test("a second address points to the first as the canonical one", () => {
  const seo = pageSeo({ path: "/designer", locale: "es", key: "designer", alias: "designer" }, words);
  expect(seo.canonical).toBe(`${url}/disenador`);
});

test("the home page's address is that of the site with a slash", () => {
  expect(pageSeo({ path: "/", locale: "es", key: "home" }, words).canonical).toBe(`${url}/`);
});

test("a picture has its whole address, an article its kind", () => {
  const page = { path: "/blog/futuro-modular", locale: "es", key: "post", id: "futuro-modular" } as const;
  expect(pageSeo(page, { ...words, image: "/images/a.0123456789", kind: "article" })).toMatchObject({
    image: `${url}/images/a.0123456789-cover.jpg`,
    kind: "article",
  });
});

test("a page that search engines should not keep has no address", () => {
  const seo = unlistedSeo("es", words);
  expect(seo.canonical).toBeUndefined();
  expect(seo.title).toBe(`A 900\u00A0€/m² · ${brand}`);
});

test("with two languages each page names both addresses, its own language's as canonical", async () => {
  const folder = enterProjectCopy();
  const es = JSON.parse(readFileSync(join(folder, "locales/es.json"), "utf8"));
  writeFiles(folder, {
    "locales/xx.json": JSON.stringify({ ...es, paths: { ...es.paths, designer: "planer" } }),
  });
  vi.resetModules();
  const fresh = await import("#app/seo/page-seo.server.ts");
  const seo = fresh.pageSeo({ path: "/xx/designer", locale: "xx", key: "designer", alias: "designer" }, words);
  expect(seo.canonical).toBe(`${url}/xx/planer`);
  expect(seo.alternates).toEqual([
    { locale: "es", href: `${url}/disenador` },
    { locale: "xx", href: `${url}/xx/planer` },
  ]);
});
