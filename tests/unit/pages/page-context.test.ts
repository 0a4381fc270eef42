import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findPageContext } from "#app/pages/page-context.server.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { siteRoutes } from "#app/site/site-routes.server.ts";
import { fixture, fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

/**
 * The fixture with a second language, whose words for the contact page and the articles are its own, and with so many
 * articles that their list has two pages.
 */
function openTwoLanguages(): Site {
  const es = JSON.parse(readFileSync(join(fixtureRoot, "locales/es.json"), "utf8"));
  const paths = { ...es.paths, contact: "kontakt", post: "artikel/:slug" };
  const article = readFileSync(join(fixtureRoot, "content/es/blog/madera-al-sol.md"), "utf8");
  const more = Array.from({ length: 12 }, (_, index) => [`content/es/blog/otro-${index}.md`, article] as const);
  return openSite(
    copyFixtureSite({ "locales/xx.json": JSON.stringify({ ...es, paths }), ...Object.fromEntries(more) }),
  );
}

const pageOf = (pattern: string, params = {}, site = fixture) => findPageContext(site, { pattern, params })?.page;

test.each([
  ["", { key: "home" }],
  ["/contacto", { key: "contact" }],
  ["designer", { key: "designer", alias: "designer" }],
  ["lum-norte", { key: "model", id: "lum-norte" }],
])("the route «%s» shows its page", (pattern, page) => {
  expect(pageOf(pattern)).toMatchObject(page);
});

test("a slug that no published entry has is no page, nor is a route that is not in the route table", () => {
  for (const slug of ["nada", "licencia-y-terreno", "articulo-sin-terminar", "100%", "../contacto"]) {
    expect(pageOf("blog/:slug", { slug })).toBeUndefined();
  }
  expect(pageOf("404.json")).toBeUndefined();
});

test("every route of the site but those for unknown paths shows a page", () => {
  const site = openTwoLanguages();
  const routes = siteRoutes(site)[0]?.children ?? [];
  const params = { slug: "madera-al-sol", tag: "terreno", page: "2", "*": "nada" };
  const others = routes.filter(({ path = "" }) => !findPageContext(site, { pattern: path, params }));
  expect(others.map(({ id }) => id)).toEqual(["es:unknown-data", "es:unknown", "xx:unknown-data", "xx:unknown"]);
});
