import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureFacts } from "#app/pictures/picture-store.server.ts";
import { encodePicture, openPicture } from "#scripts/pictures/encode-picture.ts";
import type { PictureTask } from "#scripts/pictures/picture-tasks.ts";
import { enterProject, flatPicture } from "#tests/unit/pictures/make-project.ts";

const picture = (width: number, format: "avif" | "webp" | "jpg"): PictureTask => ({
  kind: "picture",
  hash: "0a1b2c3d4e",
  width,
  format,
});

const ground = [0xf7, 0xf0, 0xe6];

async function make(source: string, task: PictureTask): Promise<Buffer> {
  const { onGround } = await pictureFacts(source);
  return encodePicture(await openPicture(source, onGround), task);
}

test.each([
  ["avif", "heif"],
  ["webp", "webp"],
  ["jpg", "jpeg"],
] as const)(
  "%s files are what they are called, in the width asked for, without data about the camera",
  async (format, name) => {
    const bytes = await make("cutaways/office.jpg", picture(320, format));
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: name, width: 320, height: 240 });
    expect(metadata.exif).toBeUndefined();
  },
);

// Otherwise the picture's edge is seen on the page. These four are those whose shadows reach furthest.
test.each(
  ["mod-libre-cutaway", "mod-studio-cutaway", "modular-restaurant", "community-greenhouse"].flatMap((name) =>
    (["avif", "webp", "jpg"] as const).flatMap((format) => [320, 640, 1280].map((width) => ({ name, format, width }))),
  ),
)("$name as $format of $width px ends in the page's ground on all sides", async ({ name, format, width }) => {
  const { data, info } = await sharp(await make(`cutaways/${name}.jpg`, picture(width, format)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const offGround = (x: number, y: number) =>
    Math.max(...ground.map((value, channel) => Math.abs((data[(y * info.width + x) * 3 + channel] ?? 0) - value)));
  const [right, bottom] = [info.width - 1, info.height - 1];
  for (const [x, y] of [
    [0, 0],
    [right, 0],
    [0, bottom],
    [right, bottom],
  ] as const) {
    // WebP knows fewer colours than the page.
    expect(offGround(x, y)).toBeLessThanOrEqual(format === "webp" ? 2 : 1);
  }
  const rows = Array.from({ length: info.height }, (_, y) => Math.max(offGround(0, y), offGround(right, y)));
  const columns = Array.from({ length: info.width }, (_, x) => Math.max(offGround(x, 0), offGround(x, bottom)));
  // Three of 256 steps are nothing that an eye sees beside the ground itself.
  expect(Math.max(...rows, ...columns)).toBeLessThanOrEqual(3);
});

test("previews cut a photograph and add ground to what is drawn on it", async () => {
  const cover: PictureTask = { kind: "cover", hash: "0a1b2c3d4e" };
  for (const source of ["exteriors/mod-one-dusk.jpg", "cutaways/office.jpg"]) {
    const bytes = await make(source, cover);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  }
  const { data } = await sharp(await make("cutaways/office.jpg", cover))
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const [channel, value] of ground.entries()) {
    expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThanOrEqual(1);
  }
});

test("an original wider than any page is made narrower when it is opened, a small one is not enlarged", async () => {
  enterProject({
    "content/images/a/ancha.jpg": await flatPicture(3000, 30),
    "content/images/a/fina.jpg": await flatPicture(300, 30),
  });
  expect((await openPicture("a/ancha.jpg", false)).width).toBe(2560);
  expect((await openPicture("a/fina.jpg", false)).width).toBe(300);
});
