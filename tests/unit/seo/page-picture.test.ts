import { expect, test } from "vitest";
import { pagePicture } from "#app/seo/page-picture.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

function pictureAt(path: string, site: Site = fixture) {
  const page = site.paths.find(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return pagePicture(site, page);
}

test.each([
  ["/", "inicio"],
  ["/proceso", "grua"],
  ["/blog/madera-al-sol", "detalle"],
  ["/blog", "detalle"],
])("%s shows its own picture, or that of the first thing that it leads to", (path, picture) => {
  expect(pictureAt(path).src).toContain(picture);
});

test("a page that nobody has translated shows the picture of the original, with its words", () => {
  const site = siteWith({ "locales/xx.json": fixtureFile("locales/es.json") });
  expect(pictureAt("/xx/contacto", site)).toEqual(pictureAt("/contacto", site));
});
