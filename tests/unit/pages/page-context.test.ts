import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { editionOfRoute, findPageContext, getPageContext, pageContext } from "#app/pages/page-context.server.ts";
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

test("a context has the site, the page and the site in the page's language", () => {
  const page = { path: "/contacto", locale: "es", key: "contact" } as const;
  const context = pageContext(fixture, page);
  expect(context).toEqual({ site: fixture, page, edition: fixture.edition("es") });
});

test.each([
  ["", { key: "home" }],
  ["/", { key: "home" }],
  ["contacto", { key: "contact" }],
  ["/contacto", { key: "contact" }],
  ["designer", { key: "designer", alias: "designer" }],
  ["lum-norte", { key: "model", id: "lum-norte" }],
  ["productos/lum-norte", { key: "product", id: "lum-norte" }],
])("the route «%s» shows its page", (pattern, page) => {
  expect(pageOf(pattern)).toMatchObject(page);
});

test("the page of a route with a parameter depends on the parameter", () => {
  expect(pageOf("blog/:slug", { slug: "madera-al-sol" })).toMatchObject({ key: "post", id: "madera-al-sol" });
  expect(pageOf("blog/:slug", { slug: "permisos-sin-prisa" })).toMatchObject({ id: "licencia-y-terreno" });
});

test("a slug that no published entry has is no page, nor is a route that is not in the route table", () => {
  for (const slug of ["nada", "licencia-y-terreno", "articulo-sin-terminar", "100%", "../contacto"]) {
    expect(pageOf("blog/:slug", { slug })).toBeUndefined();
  }
  expect(pageOf("404.json")).toBeUndefined();
});

test("a loader that must have a page throws with the route that has none", () => {
  expect(() => getPageContext(fixture, { pattern: "nada", params: {} })).toThrow("«nada»");
  const params = { slug: "nada" };
  expect(() => getPageContext(fixture, { pattern: "blog/:slug", params })).toThrow("«blog/:slug»");
  expect(getPageContext(fixture, { pattern: "contacto", params: {} }).page.key).toBe("contact");
});

test("a page of another language comes in that language, an untranslated one in the words of the original", () => {
  const site = openTwoLanguages();
  const context = findPageContext(site, { pattern: "xx/kontakt", params: {} });
  expect(context?.page).toEqual({ path: "/xx/kontakt", locale: "xx", key: "contact" });
  const { edition } = context ?? {};
  expect([edition?.locale, edition?.content.locale, edition?.untranslated]).toEqual(["xx", "es", "all"]);
  expect(edition?.pathTo("contact")).toBe("/xx/kontakt");
  expect(pageOf("xx", {}, site)).toMatchObject({ key: "home", locale: "xx" });
  expect(pageOf("xx/artikel/:slug", { slug: "madera-al-sol" }, site)).toMatchObject({ id: "madera-al-sol" });
});

test("every route of the site but those for unknown paths shows a page", () => {
  const site = openTwoLanguages();
  const routes = siteRoutes(site)[0]?.children ?? [];
  const params = { slug: "madera-al-sol", tag: "terreno", page: "2", "*": "nada" };
  const others = routes.filter(({ path = "" }) => !findPageContext(site, { pattern: path, params }));
  expect(others.map(({ id }) => id)).toEqual([
    "es:blog-page-not-found",
    "es:tag-not-found",
    "es:post-not-found",
    "es:unknown-data",
    "es:unknown",
    "xx:blog-page-not-found",
    "xx:tag-not-found",
    "xx:post-not-found",
    "xx:unknown-data",
    "xx:unknown",
  ]);
});

test("the language of a route is that of its prefix, or else the default one", () => {
  const site = openTwoLanguages();
  const localeOf = (pattern: string) => editionOfRoute(site, { pattern }).locale;
  for (const pattern of ["*", "404.json", "blog/:slug", "", "/", "zz/*", "xxl"]) {
    expect([pattern, localeOf(pattern)]).toEqual([pattern, "es"]);
  }
  for (const pattern of ["xx/*", "/xx/*", "xx/404.json", "xx", "xx/artikel/404.json"]) {
    expect([pattern, localeOf(pattern)]).toEqual([pattern, "xx"]);
  }
});
