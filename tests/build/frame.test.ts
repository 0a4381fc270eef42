import type { Nodes } from "hast";
import { expect, test } from "vitest";
import { attributeOf, findAll, findOne, textOf } from "#tests/site/html.ts";
import { attributesOf, hrefsOf } from "#tests/site/page-parts.ts";
import { frozenSite, sites, testDocuments } from "./built-sites.ts";

testDocuments("every document has the same links in its header and footer", ({ html, locale }, { page, site }) => {
  const first = page(site.paths.to(locale)("home"));
  return ["header", "footer"].filter((part) => frameLinks(html, part).join() !== frameLinks(first, part).join());
});

testDocuments("the first link of every document skips the menu", ({ html }) => {
  const target = `#${attributeOf(findOne(html, "main"), "id")}`;
  return hrefsOf(html)[0] === target ? [] : [hrefsOf(html)[0]];
});

test.each(sites)("$name: the footer has one email address and one telephone number", ({ page, site }) => {
  const { email, telefono } = site.edition("es").content.site().contacto;
  const hrefs = hrefsOf(findOne(page("/"), "footer"));
  expect(hrefs.filter((href) => href.startsWith("mailto:"))).toEqual([`mailto:${email}`]);
  expect(hrefs.filter((href) => href.startsWith("tel:"))).toEqual([`tel:${telefono.replaceAll(" ", "")}`]);
});

test("the menu marks the page that is shown, and none on a page that it does not list", () => {
  const marked = (path: string) =>
    attributesOf(findOne(frozenSite.page(path), "header"), "[aria-current=page]", "href");
  const listed = ["/nosotros", "/modelos", "/financiacion", "/historias", "/blog", "/contacto"];
  expect(listed.map(marked)).toEqual(listed.map((path) => [path]));
  expect(marked("/privacidad")).toEqual([]);
});

test("only the pages that persuade close with a call of their own, the last of their sections", () => {
  const calling = frozenSite.pages.filter(({ path }) => {
    const main = findOne(frozenSite.page(path), "main");
    const [call, ...others] = findAll(main, ".call-to-action");
    expect(others, path).toEqual([]);
    expect([undefined, main.children.at(-1)], path).toContain(call);
    return call !== undefined;
  });
  expect([...new Set(calling.map(({ key }) => key))]).toEqual([
    "about",
    "faq",
    "models",
    "product",
    "process",
    "private-buyers",
    "businesses",
    "campsites",
    "investors",
    "financing",
    "financing-private-buyers",
    "financing-businesses",
    "financing-investors",
  ]);
});

/**
 * Returns the targets of the links in the header or footer, with their words; those of the language switch differ by
 * page.
 */
function frameLinks(html: Nodes, part: string): string[] {
  return findAll(findOne(html, part), "a:not([hreflang])").map(
    (link) => `${textOf(link)} ${attributeOf(link, "href")}`,
  );
}
