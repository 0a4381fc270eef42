import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { describePicture } from "#app/pictures/picture-facts.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { flatPicture } from "./flat-picture.ts";

const original = (name: string) => readFile(fixture.pictures.file(name));

test("the colour that stands in for a picture is its mean", async () => {
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
