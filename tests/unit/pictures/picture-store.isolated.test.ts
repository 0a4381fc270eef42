import { beforeEach, expect, test, vi } from "vitest";
import { pendingPicture } from "#app/pictures/pending-pictures.ts";
import { describePicture } from "#app/pictures/picture-facts.server.ts";
import { openPictures } from "#app/pictures/picture-store.server.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";
import { flatPicture } from "./flat-picture.ts";

vi.mock("#app/pictures/picture-facts.server.ts", { spy: true });
beforeEach(() => {
  vi.mocked(describePicture).mockClear();
});

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
    ".",
    "../site.yaml",
    "../../content/images/a/una.jpg",
    "a/Otra.JPG",
  ]) {
    expect(has(source)).toBe(false);
  }
  expect(has("https://www.lum.example/a/una.jpg")).toBe(false);
});

test("facts that a run has saved are not worked out again by the next one", async () => {
  const root = makeFolder({ "content/images/a/una.jpg": await flatPicture(300, 200) });
  const first = open(root);
  const facts = await first.facts("a/una.jpg");
  await first.save(["a/una.jpg"]);
  expect(describePicture).toHaveBeenCalledTimes(1);
  expect(await open(root).facts("a/una.jpg")).toEqual(facts);
  expect(describePicture).toHaveBeenCalledTimes(1);
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
  expect(await read(pendingPicture)).toMatchObject({ src: "", missing: true });
  expect(await read("a/una.jpg")).not.toHaveProperty("missing");
});
