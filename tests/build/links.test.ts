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

// The site map links them all; a visitor who is reading does not look there.
test.each(sites)("$name: every page is linked from a page that is not the site map", (tested) => {
  const { paths } = tested.site;
  const readers = tested.canonicalPages.filter(({ key }) => key !== "site-map");
  const linked = new Set(
    readers.flatMap(({ path }) => {
      const found = linksOf(tested.page(path)).flatMap((href) => paths.find(href) ?? []);
      return found.map((to) => paths.translated({ ...to, alias: undefined }, to.locale)).filter((to) => to !== path);
    }),
  );
  expect(tested.canonicalPages.map(({ path }) => path).filter((path) => !linked.has(path))).toEqual([]);
});

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
