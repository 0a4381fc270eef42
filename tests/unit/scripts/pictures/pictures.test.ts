import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureRecipe } from "#app/pictures/picture-recipe.ts";
import { openPictures, type PictureStore } from "#app/pictures/picture-store.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { encodePicture, openPicture } from "#scripts/pictures/encode-picture.ts";
import { makePictures } from "#scripts/pictures/make-pictures.ts";
import { usedPictures } from "#scripts/pictures/picture-orders.ts";
import { type PictureTask, pictureTasks } from "#scripts/pictures/picture-tasks.ts";
import { publishPictures } from "#scripts/pictures/publish-pictures.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";
import { flatPicture } from "#tests/unit/pictures/flat-picture.ts";
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

test("a picture of link previews has a drawing on ground that goes to its edges", async () => {
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
  expect(await makePictures(store, [order("a/una.jpg")])).toBe(5);
  const names = readdirSync(join(store.root, cache)).map((name) => name.replace(/^[0-9a-f]{10}-/, ""));
  expect(names.sort()).toEqual(["240.avif", "320.avif", "480.avif", "500.avif", "500.jpg"]);
});

test("an existing file is not made again", async () => {
  const store = await twoPictures();
  expect(await makePictures(store, [order("a/una.jpg")])).toBe(5);
  expect(await makePictures(store, [order("a/una.jpg"), order("a/otra.jpg")])).toBe(4);
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
