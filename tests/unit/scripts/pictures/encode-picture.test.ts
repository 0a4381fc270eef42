import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { previewSize } from "#app/pictures/picture-files.ts";
import { pictureRecipe } from "#app/pictures/picture-recipe.ts";
import { encodePicture, openPicture } from "#scripts/pictures/encode-picture.ts";
import type { PictureTask } from "#scripts/pictures/picture-tasks.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const picture = (width: number, format: "avif" | "jpg"): PictureTask => ({
  hash: "0a1b2c3d4e",
  width,
  format,
});

const ground = [0xf7, 0xf0, 0xe6];

async function make(source: string, task: PictureTask): Promise<Buffer> {
  const { pictures } = fixture;
  const { onGround } = await pictures.facts(source);
  return encodePicture(await openPicture(pictures.file(source), onGround), task);
}

test("files are of the width asked for, without data about the camera", async () => {
  const metadata = await sharp(await make("cutaways/oficina.jpg", picture(320, "avif"))).metadata();
  expect(metadata).toMatchObject({ format: "heif", width: 320, height: 240 });
  expect(metadata.exif).toBeUndefined();
});

test("a picture of link previews is a JPEG of its one size, a drawing on ground that goes to its edges", async () => {
  for (const source of ["cutaways/oficina.jpg", "exteriors/camping.jpg"]) {
    const bytes = await make(source, { hash: "0a1b2c3d4e", format: "preview" });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", ...previewSize });
  }
  const drawn = await make("cutaways/oficina.jpg", { hash: "0a1b2c3d4e", format: "preview" });
  const [red = 0, green = 0, blue = 0] = await sharp(drawn).raw().toBuffer();
  for (const [channel, value] of [red, green, blue].entries()) {
    expect(Math.abs(value - (ground[channel] ?? 0))).toBeLessThanOrEqual(1);
  }
});

// A drawing whose shadow reaches all four margins.
const drawing = await sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1440" viewBox="0 0 1280 960">
    <radialGradient id="shadow">
      <stop offset="0.4" stop-color="#8a7660"/>
      <stop offset="1" stop-color="#f7f0e6"/>
    </radialGradient>
    <rect width="1280" height="960" fill="#f7f0e6"/>
    <ellipse cx="640" cy="480" rx="720" ry="545" fill="url(#shadow)"/>
    <path d="M200 200H1080V760H200Z M400 200V760 M800 200V760" fill="#d9b88a" stroke="#3c3a38" stroke-width="14"/>
  </svg>`),
)
  .png()
  .toBuffer();

// Otherwise the picture's edge is seen on the page.
test.each([
  { format: "avif", width: 640 },
  { format: "avif", width: pictureRecipe.wideAvif.from },
  { format: "jpg", width: 640 },
] as const)("a drawing as $format of $width px ends in the page's ground on all sides", async ({ format, width }) => {
  const root = makeFolder({ "sombra.png": drawing });
  const bytes = await encodePicture(await openPicture(join(root, "sombra.png"), true), picture(width, format));
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const offGround = (x: number, y: number) =>
    Math.max(...ground.map((value, channel) => Math.abs((data[(y * info.width + x) * 3 + channel] ?? 0) - value)));
  const [right, bottom] = [info.width - 1, info.height - 1];
  for (const [x, y] of [
    [0, 0],
    [right, 0],
    [0, bottom],
    [right, bottom],
  ] as const) {
    expect(offGround(x, y)).toBeLessThanOrEqual(1);
  }
  const rows = Array.from({ length: info.height }, (_, y) => Math.max(offGround(0, y), offGround(right, y)));
  const columns = Array.from({ length: info.width }, (_, x) => Math.max(offGround(x, 0), offGround(x, bottom)));
  // Three of 256 steps cannot be seen beside the ground itself.
  expect(Math.max(...rows, ...columns)).toBeLessThanOrEqual(3);
});
