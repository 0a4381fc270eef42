import type { Root } from "hast";
import { expect, test } from "vitest";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { flatStrings } from "#app/i18n/string-groups.ts";
import { headOf } from "#tests/site/built-site.ts";
import { attributeOf, collapse, findAll, findOne, idsOf, rawTextOf, textOf } from "#tests/site/html.ts";
import { attributesOf } from "#tests/site/page-parts.ts";
import { type BuiltDocument, findIssues, frozenSite, sites, type TestedSite, testDocuments } from "./built-sites.ts";
import { contentOf } from "./page-content.ts";

testDocuments("every document names its language and its direction", ({ html, locale }, { site }) => {
  const { direction } = site.locales.messages(locale).language;
  const root = findOne(html, "html");
  const found = `${attributeOf(root, "lang")} ${attributeOf(root, "dir")}`;
  return found === `${locale} ${direction}` ? [] : [found];
});

testDocuments("every document has one h1", ({ html }) => {
  const count = findAll(html, "h1").length;
  return count === 1 ? [] : [`${count} h1`];
});

// Whether the texts of the company skip a level is for its writers and the check.
test("no document of the frozen site skips a level of heading", () => {
  const issues = findIssues(frozenSite.documents, ({ html }) => {
    const levels = findAll(html, "h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName.slice(1)));
    return levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1).map((level) => `h${level} too deep`);
  });
  expect(issues).toEqual({});
});

testDocuments("every document has one title and one description of 50 to 160 characters", ({ html }) => {
  const titles = findAll(html, "head > title").length;
  const descriptions = attributesOf(html, 'meta[name="description"]', "content");
  const fits = descriptions.every(({ length }) => length >= 50 && length <= 160);
  return titles === 1 && descriptions.length === 1 && fits ? [] : [{ titles, descriptions }];
});

test.each(sites)("$name: no two pages share a title", ({ documents }) => {
  const titles = documents.filter(({ page }) => page && page.alias === undefined).map(({ html }) => headOf(html).title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

testDocuments("every listed page names its first path as the canonical one", ({ html, page, locale }, { site }) => {
  const { url } = site.edition(locale).content.site();
  const expected = page && !page.unlisted ? [url + site.paths.translated({ ...page, alias: undefined }, locale)] : [];
  const found = canonicalOf(html);
  return found.join() === expected.join() ? [] : [found];
});

testDocuments("every picture has its words and its size", ({ html }) =>
  findAll(html, "img")
    .filter(
      (picture) =>
        attributeOf(picture, "alt") === undefined ||
        !(Number(attributeOf(picture, "width")) > 0) ||
        !(Number(attributeOf(picture, "height")) > 0),
    )
    .map((picture) => attributeOf(picture, "src")),
);

testDocuments("every file that a picture may choose says for which width of the picture it is", ({ html }) =>
  findAll(html, "source")
    .filter((source) => !attributeOf(source, "sizes") || !/\d+w$/.test(attributeOf(source, "srcset") ?? ""))
    .map((source) => attributeOf(source, "srcset")),
);

testDocuments("a page preloads at most its lead picture, in the widths that it offers", ({ html }) => {
  const offered = findAll(html, "source").map(
    (source) => `${attributeOf(source, "srcset")} ${attributeOf(source, "sizes")}`,
  );
  const preloaded = findAll(html, 'link[rel="preload"][as="image"]').map(
    (link) => `${attributeOf(link, "imagesrcset")} ${attributeOf(link, "imagesizes")}`,
  );
  // Two on the home page: the window's shape decides which one is loaded.
  return preloaded.length > 2 ? preloaded : preloaded.filter((candidates) => !offered.includes(candidates));
});

test.each(sites)("$name: no placeholder, key or printed value is left in the words", ({ site, documents }) => {
  const keys = flatStrings(site.locales.messages("es")).map(([key]) => key.replaceAll(".", "\\."));
  const values = /\{\{|\}\}|undefined|\[object Object\]|\bNaN\b/g;
  const wholeKeys = new RegExp(`(?<![^\\s«])(?:${keys.join("|")})(?![^\\s»])`, "g");
  const issues = findIssues(documents, ({ html }) => {
    const attributes = ["alt", "aria-label", "content", "title"].flatMap((name) =>
      attributesOf(html, `[${name}]`, name),
    );
    const words = [textOf(html), ...attributes].join("\n");
    return [...(words.match(values) ?? []), ...(words.match(wholeKeys) ?? [])];
  });
  expect(issues).toEqual({});
});

testDocuments("no document uses an id twice", ({ html }) => {
  const ids = idsOf(html);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
});

function canonicalOf(html: Root): string[] {
  return attributesOf(html, 'link[rel="canonical"]', "href");
}

testDocuments("title, description and heading of a page are those of its content", ({ html, page }, { site }) => {
  if (!page) return [];
  const { content, t } = site.edition(page.locale);
  const fill = (text: string) => collapse(fillPlaceholders(text, content.facts()));
  const { title, description, heading } = contentOf(site, page);
  const expected = {
    heading: fill(heading),
    title: t("seo.title", { title: fill(title), brand: content.site().brand }),
    description: fill(description),
  };
  const { description: shown, ...head } = headOf(html);
  const found = { ...head, description: collapse(shown) };
  return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ found, expected }];
});

interface Node {
  readonly [name: string]: unknown;
}

testDocuments("what a page tells search engines is one graph in the words of schema.org", (document) => {
  const texts = scriptsOf(document);
  if (texts.length > 1) return [`${texts.length} graphs`];
  return texts.flatMap((text) => {
    const graph: Node = JSON.parse(text);
    if (graph["@context"] !== "https://schema.org" || !Array.isArray(graph["@graph"])) return [text.slice(0, 200)];
    return nodesOf(graph["@graph"]).flatMap((node) => faultsOf(node));
  });
});

test.each(sites)(
  "$name: every URL of the site in it is that of a page, of an answer on it or of a picture",
  (tested) => {
    const { url } = tested.site.edition("es").content.site();
    const issues = findIssues(tested.documents, (document) =>
      nodesIn(document)
        .flatMap((node) => Object.entries(node))
        .filter(([name]) => name !== "@id")
        .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
        .filter((value): value is string => typeof value === "string" && value.startsWith(`${url}/`))
        .filter((value) => !leadsSomewhere(tested, value.slice(url.length))),
    );
    expect(issues).toEqual({});
  },
);

function scriptsOf({ html }: BuiltDocument): string[] {
  return findAll(html, 'script[type="application/ld+json"]').map(rawTextOf);
}

/** Every object of a page's graph, those within others too. */
function nodesIn(document: BuiltDocument | undefined): Node[] {
  return document ? scriptsOf(document).flatMap((text) => nodesOf(JSON.parse(text)["@graph"])) : [];
}

function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  return [Object.fromEntries(Object.entries(value)), ...Object.values(value).flatMap(nodesOf)];
}

/** Whether a node only names what is described elsewhere. */
function isReference(node: Node): boolean {
  return Object.keys(node).join() === "@id";
}

/** Returns the values that are nothing, or a text that was never filled in. */
function faultsOf(node: Node): string[] {
  const type = isReference(node) || typeof node["@type"] === "string" ? [] : [`no type: ${JSON.stringify(node)}`];
  const values = Object.entries(node).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => [name, item] as const),
  );
  const empty = values.filter(
    ([, value]) =>
      value === null || value === "" || (typeof value === "string" && /\{\{|undefined|NaN|\p{Co}/u.test(value)),
  );
  return [...type, ...empty.map(([name, value]) => `${name}: ${value}`)];
}

function leadsSomewhere(tested: TestedSite, target: string): boolean {
  const [path = "", id] = target.split("#");
  if (id !== undefined) return findAll(tested.page(path), `[id="${id}"]`).length === 1;
  return tested.pages.some((page) => page.path === path) || tested.files.includes(path.slice(1));
}
