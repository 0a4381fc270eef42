import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Root } from "hast";
import { expect, test } from "vitest";
import { fileOf, metaOf } from "#tests/site/built-site.ts";
import { findAll, textOf } from "#tests/site/html.ts";
import { attributesOf, textsOf } from "#tests/site/page-parts.ts";
import { readPdf } from "#tests/site/pdf.ts";
import { frozenSite } from "./built-sites.ts";
import { languageOf, openGrownSite, pathOf, siteUrl } from "./grown-site.ts";

const line = "Versión de prueba de esta web: sus datos, precios y textos pueden ser ejemplos.";

/** Returns how many pages of the catalogue say that they are of a trial, and how many there are. */
async function trialSheets(client: string): Promise<[named: number, all: number]> {
  const { pages } = await readPdf(readFileSync(join(client, "catalogo.pdf")));
  return [pages.filter(({ words }) => words.includes("Versión de prueba")).length, pages.length];
}

/** Whether a page only leads on to another, for hosts without redirects. */
function leadsOn(page: Root): boolean {
  return findAll(page, 'meta[http-equiv="refresh"]').length > 0;
}

test("every page of a trial asks search engines to stay away and says what it is", async () => {
  const pages = frozenSite.files.filter((file) => file.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(20);
  for (const file of pages) {
    const page = frozenSite.page(pathOf(file));
    expect([file, attributesOf(page, 'meta[name="robots"]', "content")]).toEqual([file, ["noindex"]]);
    if (!leadsOn(page)) expect([file, textsOf(page, ".site-footer > p")]).toEqual([file, [line]]);
  }
  expect(frozenSite.read("robots.txt")).toBe("User-agent: *\nDisallow: /\n");
  const [named, all] = await trialSheets(frozenSite.client);
  expect([named, all > 3]).toEqual([all, true]);
});

test("a site that goes online hides only pages without a URL of their own, and nothing says trial", async () => {
  const { htmlFiles, page: pageAt, read, client } = openGrownSite();
  const hidden = new Set<string>();
  for (const file of htmlFiles) {
    const page = pageAt(pathOf(file));
    const [canonical] = attributesOf(page, 'link[rel="canonical"]', "href");
    // The URL of an untranslated page is the original's.
    const original = canonical && fileOf(canonical.replace(siteUrl, "") || "/");
    const hasUrl = original !== undefined && languageOf(original) === languageOf(file) && !leadsOn(page);
    if (!hasUrl) hidden.add(file);
    expect([file, metaOf(page, "robots")]).toEqual([file, hasUrl ? undefined : "noindex"]);
    expect([file, textOf(page).includes("Versión de prueba")]).toEqual([file, false]);
  }
  for (const file of ["404.html", "lum-a-medida.html", "ar.html", "en/stories.html"]) expect(hidden).toContain(file);
  for (const file of ["index.html", "designer.html", "en/contact.html"]) expect(hidden).not.toContain(file);
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  expect(await trialSheets(client)).toEqual([0, expect.any(Number)]);
});
