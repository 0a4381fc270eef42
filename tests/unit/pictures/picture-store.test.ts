import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { describePicture } from "#app/pictures/picture-facts.server.ts";
import { availableWidths, isJpgFile, jpgFile } from "#app/pictures/picture-files.ts";
import { openPictures } from "#app/pictures/picture-store.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
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

const original = (name: string) => readFile(fixture.pictures.file(name));

test("the placeholder colour of a picture is its mean", async () => {
  const half = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#000000" } })
    .composite([{ input: await sharp(await flatPicture(64, 32, "#ffffff")).toBuffer(), left: 0, top: 0 }])
    .png()
    .toBuffer();
  expect((await describePicture(half)).colour).toMatch(/^#(7[c-f]|8[0-4])\1\1$/);
});

test("a drawing on the page's ground is recognised by its corners", async () => {
  expect(await describePicture(await original("cutaways/oficina.jpg"))).toMatchObject({
    onGround: true,
    colour: "#f7f0e6",
  });
  expect((await describePicture(await original("exteriors/lum-norte-noche.jpg"))).onGround).toBe(false);
});

test("a photograph that a camera has turned is measured upright", async () => {
  const turned = await sharp(await flatPicture(300, 200))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await describePicture(turned)).toMatchObject({ width: 200, height: 300 });
});

test("a file that is truncated or is not a picture is refused", async () => {
  const bytes = await original("cutaways/oficina.jpg");
  await expect(describePicture(bytes.subarray(0, bytes.length / 2))).rejects.toThrow();
  await expect(describePicture(Buffer.from("esto no es una foto"))).rejects.toThrow();
  await expect(describePicture(Buffer.alloc(0))).rejects.toThrow();
});

const base = "/images/cutaways/office.0a1b2c3d4e";

test.each([
  [2560, [240, 320, 480, 640, 768, 960, 1280, 1920, 2560]],
  [1200, [240, 320, 480, 640, 768, 960, 1200]],
  [200, [200]],
])("an original of %i px is made in %j", (width, expected) => {
  expect(availableWidths(width)).toEqual(expected);
});

test("a picture has one JPEG, no wider than its original", () => {
  expect(jpgFile(base, 1920)).toBe(`${base}-1280.jpg`);
  expect(jpgFile(base, 700)).toBe(`${base}-700.jpg`);
  const files = ["1280.jpg", "700.jpg", "1280.avif", "preview.jpg"];
  expect(files.filter((file) => isJpgFile(`${base}-${file}`))).toEqual(["1280.jpg", "700.jpg"]);
});
