import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { expect, test } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { answerPath } from "#scripts/server/site-paths.ts";
import { publicPaths, readBuilt, readPages } from "#tests/site/built-pages.ts";
import { elementsOf, findAll, type HtmlElement, parseHtml } from "#tests/site/html.ts";

const client = "build/client";
const files = new Set(
  readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(client, `${entry.parentPath}/${entry.name}`).replaceAll("\\", "/")}`),
);
const site = getContent("es").site();
const documents = [
  ...readPages(),
  ...["404.html", "blog/404.html"].map((file) => ({ path: `/${file}`, html: parseHtml(readBuilt(file)) })),
];

test.each(documents)("$path: every link leads to a page of the site, or says where else it goes", ({ path, html }) => {
  const broken = linksOf(html).filter((href) => !leadsSomewhere(href, path));
  expect(broken).toEqual([]);
});

test.each(documents)("$path: every picture, script and style is a file of the site", ({ html }) => {
  const missing = resourcesOf(html).filter((address) => !files.has(decodeURI(address)));
  expect(missing).toEqual([]);
});

test("internal links use the one address of a page: no .html, no slash at the end", () => {
  const addresses = new Set(publicPaths.map(({ path }) => path));
  const links = documents.flatMap(({ html }) => linksOf(html)).filter((href) => href.startsWith("/"));
  expect(links.length).toBeGreaterThan(500);
  expect(links.filter((href) => !addresses.has(href.replace(/[?#].*/, "")))).toEqual([]);
});

function linksOf(html: HtmlElement): string[] {
  return findAll(html, ["a", "area"]).map(({ attributes }) => attributes.href ?? "(none)");
}

function leadsSomewhere(href: string, path: string): boolean {
  if (/^(mailto|tel):[^\s]+$/.test(href)) return true;
  if (/^https:\/\//.test(href)) return href === site.catalogue || site.social.some(({ url }) => url === href);
  const [target = "", hash] = href.split("#");
  const answer = answerPath((target || path).replace(/\?.*/, ""), files);
  // The pages for unknown addresses are no answers of their own, but their own headings can be linked.
  const file = target === "" && path.endsWith(".html") ? path : answer.kind === "file" ? answer.file : undefined;
  if (file === undefined) return false;
  return hash === undefined || idsOf(file).has(decodeURIComponent(hash));
}

function idsOf(file: string): Set<string> {
  const html = parseHtml(readBuilt(file.slice(1)));
  return new Set(elementsOf(html).flatMap(({ attributes }) => attributes.id ?? []));
}

/** Everything that a browser fetches for a page, inline scripts' imports included. */
function resourcesOf(html: HtmlElement): string[] {
  const elements = elementsOf(html);
  const sources = elements.flatMap(({ attributes: { src, srcset, imagesrcset, poster } }) => [
    ...(src === undefined ? [] : [src]),
    ...(poster === undefined ? [] : [poster]),
    ...[srcset, imagesrcset].flatMap((candidates) => candidatesOf(candidates)),
  ]);
  const fetched = findAll(html, "link")
    .filter(({ attributes: { rel } }) => rel !== "canonical" && rel !== "alternate")
    // A preloaded picture names its candidates instead.
    .filter(({ attributes: { imagesrcset } }) => imagesrcset === undefined)
    .map(({ attributes: { href = "(none)" } }) => href);
  const imports = findAll(html, "script").flatMap(({ children }) =>
    children.flatMap((text) =>
      typeof text === "string" ? [...text.matchAll(/(?:import|from)[\s(]*"([^"]+)"/g)].map(([, to = ""]) => to) : [],
    ),
  );
  return [...sources, ...fetched, ...imports];
}

/** Addresses in a `srcset`. */
function candidatesOf(candidates = ""): string[] {
  return candidates.split(",").flatMap((part) => part.trim().split(/\s+/)[0] || []);
}
