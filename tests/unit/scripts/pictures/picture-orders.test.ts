import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { usedPictures } from "#scripts/pictures/picture-orders.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";

test("the pictures of the whole site are named once each", () => {
  // The frozen site has no picture that nothing shows.
  expect(usedPictures(fixture)).toEqual(fixture.pictures.names().sort());
});

test("pictures of a draft are not used, and those of a translation are", () => {
  const draft = fixtureFile("content/es/blog/articulo-sin-terminar.md");
  const root = copyFixtureSite({
    "content/es/blog/articulo-sin-terminar.md": draft.replace("exteriors/camping.jpg", "a/de-un-borrador.jpg"),
    "locales/xx.json": fixtureFile("locales/es.json"),
    "content/xx/pages/about.md": "---\nimage: { src: a/de-xx.jpg, alt: Una }\n---\n",
  });
  expect(usedPictures(openSite(root))).toEqual(["a/de-xx.jpg", ...usedPictures(fixture)]);
});
