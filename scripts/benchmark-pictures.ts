/**
 * Measures what AVIF and WebP settings cost and save on a sample of the site's pictures, for choosing the recipe:
 *
 *     node scripts/benchmark-pictures.ts
 *
 * Prints the table of docs/pictures.md. The time is that of one processor, so other work on the machine changes it little.
 */
import { parseArgs } from "node:util";
import sharp, { type Sharp } from "sharp";
import { availableWidths } from "#app/pictures/picture-files.ts";
import { pictureRecipe } from "#app/pictures/picture-recipe.ts";
import { openSite } from "#app/site/site.server.ts";
import { type OpenPicture, openPicture } from "./pictures/encode-picture.ts";
import { usedPictures } from "./pictures/used-pictures.ts";

const { values } = parseArgs({ options: { sample: { type: "string", default: "8" } } });
const site = openSite(process.cwd());
const { pictures: store } = site;
const sources = usedPictures(site);
const step = Math.max(1, Math.floor(sources.length / Number(values.sample)));
const sample = sources.filter((_, index) => index % step === 0);

const settings: readonly (readonly [string, (image: Sharp, picture: OpenPicture) => Sharp])[] = [
  ...[0, 1, 2, 3, 4].map(
    (effort) => [`AVIF, effort ${effort}`, (image: Sharp) => image.avif({ ...pictureRecipe.avif, effort })] as const,
  ),
  ["WebP", (image, { onGround }) => image.webp(onGround ? pictureRecipe.webpOnGround : pictureRecipe.webp)],
];

sharp.concurrency(1);
const pictures = await Promise.all(
  sample.map(async (source) => openPicture(store.file(source), (await store.facts(source)).onGround)),
);
const share = (await pixelsOf(sources)) / (await pixelsOf(sample));

console.log("| Setting | Time on one processor, whole site | Bytes, whole site |\n|---|---|---|");
for (const [name, encode] of settings) {
  const { seconds, bytes } = await measure(encode);
  console.log(`| ${name} | ${(seconds * share).toFixed(0)} s | ${((bytes * share) / 1e6).toFixed(1)} MB |`);
}

async function measure(encode: (image: Sharp, picture: OpenPicture) => Sharp) {
  const before = process.cpuUsage();
  let bytes = 0;
  for (const picture of pictures) {
    const { pixels, width, height } = picture;
    for (const target of availableWidths(width)) {
      const image = sharp(pixels, { raw: { width, height, channels: 3 } }).resize({ width: target });
      bytes += (await encode(image, picture).toBuffer()).length;
    }
  }
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, bytes };
}

/** Returns the number of pixels of all files in one format. */
async function pixelsOf(names: readonly string[]): Promise<number> {
  const facts = await Promise.all(names.map(store.facts));
  return facts.reduce(
    (sum, { width, height }) =>
      sum + availableWidths(width).reduce((pixels, step) => pixels + (step * step * height) / width, 0),
    0,
  );
}
