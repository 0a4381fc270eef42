import { expect, test } from "vitest";
import { pageTrail } from "#app/site/page-trail.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";

function trailAt(path: string) {
  const page = fixture.paths.find(path);
  if (!page) throw new Error(`${path} is no path of the frozen site.`);
  return pageTrail(fixture, page);
}

test.each([
  ["/blog/madera-al-sol", ["/", "/blog", "/blog/madera-al-sol"]],
  ["/lum-norte", ["/", "/modelos", "/lum-norte"]],
  ["/productos/lum-norte", ["/", "/modelos", "/lum-norte", "/productos/lum-norte"]],
])("the way to %s is %j", (path, hrefs) => {
  expect(trailAt(path).map(({ href }) => href)).toEqual(hrefs);
});

test.each(["/", "/contacto", "/modelos", "/privacidad", "/sobre-nosotros"])("%s needs no way", (path) => {
  expect(trailAt(path)).toEqual([]);
});
