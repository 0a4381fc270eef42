import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPictures, type PictureStore } from "#app/pictures/picture-store.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { makePictures } from "#scripts/pictures/make-pictures.ts";
import { usedPictures } from "#scripts/pictures/picture-orders.ts";
import { pictureTasks } from "#scripts/pictures/picture-tasks.ts";
import { publishPictures } from "#scripts/pictures/publish-pictures.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";
import { flatPicture } from "#tests/unit/pictures/flat-picture.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const cache = ".cache/pictures";
const order = (source: string) => ({ source, tasks: pictureTasks });

async function twoPictures(): Promise<PictureStore> {
  const root = makeFolder({
    "content/images/a/una.jpg": await flatPicture(500, 300),
    "content/images/a/otra.jpg": await flatPicture(400, 300, "#224466"),
  });
  return openPictures(root, { developing: false });
}

test("every width is made as AVIF, and one JPEG of a small original", async () => {
  const root = makeFolder({ "content/images/a/una.jpg": await flatPicture(500, 300) });
  const store = openPictures(root, { developing: false });
  expect(await makePictures(store, [order("a/una.jpg")])).toBe(4);
  const names = readdirSync(join(store.root, cache)).map((name) => name.replace(/^[0-9a-f]{10}-/, ""));
  expect(names.sort()).toEqual(["320.avif", "480.avif", "500.avif", "500.jpg"]);
});

test("what has been made is not made again", async () => {
  const store = await twoPictures();
  expect(await makePictures(store, [order("a/una.jpg")])).toBe(4);
  expect(await makePictures(store, [order("a/una.jpg"), order("a/otra.jpg")])).toBe(3);
  expect(await makePictures(store, [order("a/una.jpg"), order("a/otra.jpg")])).toBe(0);
  const [first = ""] = readdirSync(join(store.root, cache));
  rmSync(join(store.root, cache, first));
  expect(await makePictures(store, [order("a/una.jpg"), order("a/otra.jpg")])).toBe(1);
});

test("a page that shows a picture that no content names stops the build", async () => {
  const root = makeFolder({ "content/images/a/una.jpg": await flatPicture(330, 200) });
  const store = openPictures(root, { developing: false });
  const orders = [{ source: "a/una.jpg", tasks: pictureTasks }];
  await makePictures(store, orders);
  const picturesByPage = new Map([["/una-pagina", ["/images/a/tercera.0a1b2c3d4e-320.avif"]]]);
  const published = publishPictures(store, join(root, "client"), { orders, picturesByPage });
  await expect(published).rejects.toThrow(/\/una-pagina.*\/images\/a\//);
});

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
