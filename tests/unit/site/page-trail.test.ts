import { expect, test } from "vitest";
import { routeTable } from "#app/routing/route-table.ts";
import { pageTrail } from "#app/site/page-trail.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";

function trailAt(path: string) {
  const page = fixture.paths.find(path);
  if (!page) throw new Error(`${path} is no path of the frozen site.`);
  return pageTrail(fixture, page);
}

test.each([
  ["/blog/madera-al-sol", ["/", "/blog", "/blog/madera-al-sol"]],
  ["/blog/tema/terreno", ["/", "/blog", "/blog/tema/terreno"]],
  ["/oficina-en-el-huerto", ["/", "/historias", "/oficina-en-el-huerto"]],
  ["/lum-norte", ["/", "/modelos", "/lum-norte"]],
  ["/productos/lum-norte", ["/", "/modelos", "/lum-norte", "/productos/lum-norte"]],
  ["/financiacion-empresas", ["/", "/financiacion", "/financiacion-empresas"]],
])("the way to %s is %j", (path, hrefs) => {
  expect(trailAt(path).map(({ href }) => href)).toEqual(hrefs);
});

test("the pages have the names that links give them", () => {
  expect(trailAt("/productos/lum-norte").map(({ name }) => name)).toEqual([
    "Inicio",
    "Modelos",
    "LUM|NORTE",
    "Ficha de LUM|NORTE",
  ]);
});

test.each(["/", "/contacto", "/modelos", "/privacidad", "/sobre-nosotros"])("%s needs no way", (path) => {
  expect(trailAt(path)).toEqual([]);
});

test("what stands above a page is a page of the table, and every way ends at the home page", () => {
  for (const { parent } of routeTable) {
    if (parent !== undefined) expect(routeTable.map(({ key }) => key)).toContain(parent);
  }
  for (const page of fixture.paths.all()) {
    const trail = pageTrail(fixture, page);
    if (trail.length > 0) expect([trail.at(0)?.href, trail.at(-1)?.href]).toEqual(["/", page.path]);
  }
});
