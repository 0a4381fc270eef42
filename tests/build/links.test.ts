import type { Nodes } from "hast";
import { expect, test } from "vitest";
import { answerPath } from "#scripts/server/site-paths.ts";
import { attributeOf, findAll, idsOf, parseHtml } from "#tests/site/html.ts";
import { attributesOf } from "#tests/site/page-parts.ts";
import { findIssues, frozenSite, sites, type TestedSite } from "./built-sites.ts";

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

test("the links and resources of a page are found", () => {
  const article = frozenSite.page("/blog/cuentas-claras");
  expect(linksOf(article)).toEqual(
    expect.arrayContaining(["/lum-norte", "#lo-que-viene-después", "mailto:equipo@lum.example"]),
  );
  const extensions = resourcesOf(article).map((url) => /\.(\w+)$/.exec(url)?.[1]);
  expect([...new Set(extensions)].sort()).toEqual(["avif", "css", "jpg", "svg", "webp", "woff2"]);
});

/** Returns a function that says whether a link of the page at `path` leads somewhere. */
function createJudge({ site, files, read, name }: TestedSite): (href: string, path: string) => boolean {
  const names = new Set(files.map((file) => `/${file}`));
  const { catalogo, social } = site.edition("es").content.site();
  const elsewhere = new Set([catalogo.url, ...social.map(({ url }) => url)]);
  const idsByFile = new Map<string, ReadonlySet<string>>();

  function idsIn(file: string): ReadonlySet<string> {
    const ids = idsByFile.get(file) ?? new Set(idsOf(parseHtml(read(file.slice(1)))));
    idsByFile.set(file, ids);
    return ids;
  }

  return function leads(href, path) {
    if (/^(mailto|tel):[^\s]+$/.test(href)) return true;
    // A writer may link to any site; of the frozen one the tests know all links.
    if (href.startsWith("https://")) return name === frozenSite.name ? elsewhere.has(href) : URL.canParse(href);
    const [target = "", hash] = href.split("#");
    const answer = answerPath((target || path).replace(/\?.*/, ""), names);
    // What is shown for unknown paths is no answer of its own, but its own headings can be linked.
    const own = target === "" && path.endsWith("/404") ? `${path}.html` : undefined;
    const file = own ?? (answer.kind === "file" ? answer.file : undefined);
    return file !== undefined && (hash === undefined || idsIn(file).has(decodeURIComponent(hash)));
  };
}

function linksOf(html: Nodes): string[] {
  return attributesOf(html, "a, area", "href");
}

/** Everything that a browser fetches for a page, inline scripts' imports included. */
function resourcesOf(html: Nodes): string[] {
  const sources = findAll(html, "[src], [poster]").flatMap((element) =>
    ["src", "poster"].flatMap((name) => attributeOf(element, name) ?? []),
  );
  const candidates = findAll(html, "[srcset], [imagesrcset]").flatMap((element) =>
    ["srcset", "imagesrcset"].flatMap((name) => candidatesOf(attributeOf(element, name))),
  );
  // A preloaded picture names its candidates instead.
  const fetched = findAll(html, "link:not([imagesrcset])")
    .filter((link) => !["canonical", "alternate"].includes(attributeOf(link, "rel") ?? ""))
    .map((link) => attributeOf(link, "href") ?? "");
  const imports = findAll(html, "script").flatMap(({ children }) =>
    children.flatMap((child) =>
      child.type === "text"
        ? [...child.value.matchAll(/(?:import|from)[\s(]*"([^"]+)"/g)].map(([, imported = ""]) => imported)
        : [],
    ),
  );
  return [...sources, ...candidates, ...fetched, ...imports];
}

/** URLs in a `srcset`. */
function candidatesOf(candidates = ""): string[] {
  return candidates.split(",").flatMap((part) => part.trim().split(/\s+/)[0] || []);
}
