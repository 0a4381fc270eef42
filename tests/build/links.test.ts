import type { Root } from "hast";
import { expect, test } from "vitest";
import { normalisePath } from "#app/routing/paths.ts";
import { findIssues, frozenSite, sites, type TestedSite } from "./built-sites.ts";
import { openGrownSite } from "./grown-site.ts";
import { createLinkJudge } from "./link-judge.ts";
import { type PageReference, readReferences } from "./page-references.ts";

test.each(sites)("$name: every link leads to a page of the site, or to what its content names", (tested) => {
  const leads = createJudge(tested);
  const issues = findIssues(tested.documents, ({ html, path }) => linksOf(html).filter((href) => !leads(href, path)));
  expect(issues).toEqual({});
});

test.each(sites)("$name: every picture, script and style is a file of the site", ({ documents, files }) => {
  const names = new Set(files.map((file) => `/${file}`));
  const issues = findIssues(documents, ({ html }) => resourcesOf(html).filter((url) => !names.has(decodeURI(url))));
  expect(issues).toEqual({});
});

test.each(sites)(
  "$name: links have the one path of a page, without .html and final slash",
  ({ documents, pages, files }) => {
    // The catalogue is a file, not a page.
    const catalogues = files.filter((file) => file.endsWith(".pdf")).map((file) => `/${file}`);
    const paths = new Set([...pages.map(({ path }) => path), ...catalogues]);
    const issues = findIssues(documents, ({ html }) =>
      linksOf(html).filter((href) => href.startsWith("/") && !paths.has(href.replace(/[?#].*/, ""))),
    );
    expect(issues).toEqual({});
  },
);

test.each([frozenSite, { ...openGrownSite(), name: "the site in several languages" }])(
  "$name: the button to the designer names its further path, and all other links the first path of their page",
  ({ site, pages, page }) => {
    const further = new Set(pages.filter(({ alias }) => alias !== undefined).map(({ path }) => path));
    for (const { path, locale } of pages) {
      const named = linksOf(page(path)).filter((href) => further.has(normalisePath(href)));
      expect([path, ...new Set(named)]).toEqual([path, site.paths.to(locale)("designer", { alias: "designer" })]);
    }
  },
);

test.each(sites)("$name: every page is linked from at least three others", (tested) => {
  const pages = tested.canonicalPages.map(({ path }) => ({ path, links: linksOf(tested.page(path)) }));
  expect(fewLinked(tested, pages)).toEqual({});
});

/**
 * Returns the pages that fewer than three others link, with those that do. To a single article or story nothing leads but
 * its list and the site map.
 */
function fewLinked(
  { site }: TestedSite,
  pages: readonly { readonly path: string; readonly links: readonly string[] }[],
) {
  const from = new Map(pages.map(({ path }) => [path, new Set<string>()]));
  for (const { path, links } of pages) {
    const linked = links.map((href) => site.paths.find(href)).filter((found) => found !== undefined);
    const paths = linked.map((found) => site.paths.translated({ ...found, alias: undefined }, found.locale));
    for (const to of paths.filter((other) => other !== path)) from.get(to)?.add(path);
  }
  const wanted = (path: string) => {
    const found = site.paths.find(path);
    const isEntry = found?.key === "post" || found?.key === "story";
    const alike = site.paths.all().filter(({ key, locale }) => key === found?.key && locale === found.locale);
    return isEntry && alike.length === 1 ? 2 : 3;
  };
  const few = [...from].filter(([path, linking]) => linking.size < wanted(path));
  return Object.fromEntries(few.map(([path, linking]) => [path, [...linking]]));
}

/** Returns a function that says whether a link of the page at `path` leads somewhere. */
function createJudge({ site, files, page, name }: TestedSite): (href: string, path: string) => boolean {
  const { catalogo, social } = site.edition("es").content.site();
  const elsewhere = new Set([catalogo.url, ...social.map(({ url }) => url)]);
  const leads = createLinkJudge({
    files: new Set(files.map((file) => `/${file}`)),
    page: (file) => page(file === "/index.html" ? "/" : file.replace(/\.html$/, "")),
  });
  return function judge(href, path) {
    // A writer may link to any site; of the frozen one the tests know all links.
    if (name === frozenSite.name && href.startsWith("https://")) return elsewhere.has(href);
    return leads(href, path);
  };
}

/** Where the links lead, in the order of the page. */
function linksOf(html: Root): string[] {
  return urlsOf(html, "link");
}

/** Everything that a browser fetches for a page, inline scripts' imports included. */
function resourcesOf(html: Root): string[] {
  return urlsOf(html, "resource");
}

function urlsOf(html: Root, wanted: PageReference["kind"]): string[] {
  return readReferences(html).flatMap(({ kind, url }) => (kind === wanted ? [url] : []));
}
