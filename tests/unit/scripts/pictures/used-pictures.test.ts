import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { openSite } from "#app/site/site.server.ts";
import { sourcesOf, usedPictures } from "#scripts/pictures/used-pictures.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

test("an entry names pictures in its fields, however deep, and in its body", () => {
  const data = { image: { src: "a/una.jpg", alt: "" }, cards: [{ image: { src: "a/dos.jpg", alt: "" } }], src: 7 };
  const body = "Uno.\n\n![Tres](a/tres.jpg)\n";
  expect(sourcesOf({ data, body, tree: () => parseMarkdown(body) })).toEqual(["a/una.jpg", "a/dos.jpg", "a/tres.jpg"]);
});

test("the pictures of the whole site are named once each", () => {
  // The frozen site has no picture that nothing shows.
  expect(usedPictures(fixture)).toEqual(fixture.pictures.names().sort());
});

test("pictures of a draft are not used, and those of a translation are", () => {
  const draft = readFileSync(join(fixture.root, "content/es/blog/articulo-sin-terminar.md"), "utf8");
  const root = copyFixtureSite({
    "content/es/blog/articulo-sin-terminar.md": draft.replace("exteriors/camping.jpg", "a/de-un-borrador.jpg"),
    "locales/xx.json": readFileSync(join(fixture.root, "locales/es.json"), "utf8"),
    "content/xx/pages/about.md": "---\nimage: { src: a/de-xx.jpg, alt: Una }\n---\n",
  });
  expect(usedPictures(openSite(root))).toEqual(["a/de-xx.jpg", ...usedPictures(fixture)]);
});

test("a file that cannot be parsed names no pictures", () => {
  const root = copyFixtureSite({ "content/es/pages/home.md": "---\ntitle: Inicio\n---\n" });
  const ofHome = ["exteriors/inicio.jpg", "exteriors/inicio-movil.jpg"];
  expect(usedPictures(openSite(root))).toEqual(usedPictures(fixture).filter((source) => !ofHome.includes(source)));
});
