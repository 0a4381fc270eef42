import type { Root } from "hast";
import { expect, test } from "vitest";
import { designOf } from "#app/routing/design-hash.ts";
import { normalisePath } from "#app/routing/paths.ts";
import { oncePer } from "#app/time/once.ts";
import { answerPath } from "#scripts/serve/site-paths.ts";
import { findAll, idsOf } from "#tests/site/html.ts";
import { attributesOf } from "#tests/site/page-parts.ts";
import { findIssues, frozenSite, sites, type TestedSite } from "./built-sites.ts";
import { openGrownSite } from "./grown-site.ts";

/** Returns where the links of a page lead, in the order of the page. */
function linksOf(page: Root): string[] {
  return attributesOf(page, ":is(a, area)[href]", "href");
}

/** Returns the URLs of everything that a browser fetches for a page, with what its inline scripts import. */
function resourcesOf(page: Root): string[] {
  const candidates = [
    ...attributesOf(page, "[srcset]", "srcset"),
    ...attributesOf(page, "[imagesrcset]", "imagesrcset"),
  ].flatMap((list) => list.split(",").map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""));
  // A link with `imagesrcset` names its files there; the other two kinds name pages.
  const fetched = 'link[href]:not([imagesrcset], [rel~="canonical"], [rel~="alternate"])';
  const imports = findAll(page, "script").flatMap(({ children }) =>
    children.flatMap((child) =>
      child.type === "text"
        ? [...child.value.matchAll(/(?:import|from)[\s(]*"([^"]+)"/g)].map(([, url = ""]) => url)
        : [],
    ),
  );
  return [
    ...attributesOf(page, "[src]", "src"),
    ...attributesOf(page, "[poster]", "poster"),
    ...candidates,
    ...attributesOf(page, fetched, "href"),
    ...imports,
  ];
}

test.each(sites)(
  "$name: every link leads to the one path of a page of the site, or to what its content names",
  (tested) => {
    const leads = createJudge(tested);
    const issues = findIssues(tested.documents, ({ html, path }) => linksOf(html).filter((href) => !leads(href, path)));
    expect(issues).toEqual({});
  },
);

test.each(sites)("$name: every picture, script and style is a file of the site", ({ documents, files }) => {
  const names = new Set(files.map((file) => `/${file}`));
  const issues = findIssues(documents, ({ html }) => resourcesOf(html).filter((url) => !names.has(decodeURI(url))));
  expect(issues).toEqual({});
});

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

/**
 * Returns a function that says whether a link of the page at `path` leads somewhere: to a page or file of the site and,
 * if it names one, to an id there; to another site that the content names; or to an email address or telephone.
 */
function createJudge({ site, files, page, name }: TestedSite): (href: string, path: string) => boolean {
  const { catalogo, social } = site.edition("es").content.site();
  const elsewhere = new Set([catalogo.url, ...social.map(({ url }) => url)]);
  const paths = new Set(files.map((file) => `/${file}`));
  const earlier = new Map(site.paths.redirects().map(({ from, to }) => [from, to]));
  const idsIn = oncePer((file: string) => new Set(idsOf(page(file === "/index.html" ? "/" : file.slice(0, -5)))));
  return function leads(href, path) {
    if (/^(mailto|tel):[^\s]+$/.test(href)) return true;
    // A writer may link to any site; the tests know all links of the frozen one.
    if (href.startsWith("https://")) return name === frozenSite.name ? elsewhere.has(href) : URL.canParse(href);
    const [target = "", hash] = href.split("#");
    const answer = answerPath((target || path).replace(/\?.*/, ""), paths, earlier);
    // The page for unknown paths does not count as an answer, but its own headings can be linked.
    const own = target === "" && path.endsWith("/404") ? `${path}.html` : undefined;
    const file = own ?? (answer.kind === "file" ? answer.file : undefined);
    if (file === undefined || hash === undefined) return file !== undefined;
    // The designer reads a design there. `tests/unit/pages/queries.test.ts` does so too.
    if (designOf(`#${hash}`) !== undefined) return site.paths.find(target)?.key === "designer";
    // Browsers look for a fragment as it is written, then decoded.
    return [hash, decodeURIComponent(hash)].some((id) => idsIn(file).has(id));
  };
}
