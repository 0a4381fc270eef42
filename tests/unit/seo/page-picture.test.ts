import { expect, test } from "vitest";
import { pagePicture } from "#app/seo/page-picture.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";
import { at } from "#tests/unit/pages/page-at.ts";

const pictureAt = (path: string, site = fixture) => pagePicture(site, at(path, site).page);

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
