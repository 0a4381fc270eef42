import { expect, test } from "vitest";
import { openPictures } from "#app/pictures/picture-store.server.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";
import { flatPicture } from "./flat-picture.ts";

const open = (root: string) => openPictures(root, { developing: false });

test("only files in the folder of pictures are pictures", () => {
  const root = makeFolder({
    "content/images/a/una.jpg": "",
    "content/site.yaml": "",
    "content/images/a/Otra.JPG": "",
    "content/images/a/carpeta.jpg/x": "",
  });
  const { has } = open(root);
  expect(has("a/una.jpg")).toBe(true);
  for (const source of [
    "a/dos.jpg",
    "a",
    "a/carpeta.jpg",
    "",
    "../site.yaml",
    "a/Otra.JPG",
    "https://www.lum.example",
  ]) {
    expect(has(source)).toBe(false);
  }
});

test("a missing picture and one that cannot be decoded stop a build and are named", async () => {
  const { facts, read } = open(makeFolder({ "content/images/a/rota.jpg": "no es una imagen" }));
  for (const ask of [facts, read]) {
    await expect(ask("a/nada.jpg")).rejects.toThrow(/a.nada\.jpg/);
    await expect(ask("a/rota.jpg")).rejects.toThrow(/a.rota\.jpg/);
  }
});

test("while developing, a missing picture and one that cannot be decoded are marked", async () => {
  const root = makeFolder({
    "content/images/a/una.jpg": await flatPicture(30, 20),
    "content/images/a/rota.jpg": "no es una imagen",
  });
  const { read } = openPictures(root, { developing: true });
  expect(await read("a/nada.jpg")).toMatchObject({ src: "a/nada.jpg", missing: true });
  expect(await read("a/rota.jpg")).toMatchObject({ src: "a/rota.jpg", missing: true });
  expect(await read("a/una.jpg")).not.toHaveProperty("missing");
});
