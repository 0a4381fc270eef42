import { expect, test } from "vitest";
import { pageTrail } from "#app/site/page-trail.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

const trailAt = (path: string) => pageTrail(fixture, at(path).page);

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
