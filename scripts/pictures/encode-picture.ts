import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { previewSize, widthSteps } from "#app/pictures/picture-files.ts";
import { pictureRecipe } from "#app/pictures/picture-recipe.ts";
import { fadeIntoGround } from "./fade-into-ground.ts";
import type { PictureTask } from "./picture-tasks.ts";

/** Keeps link previews below 150 kB: some messengers show no larger ones. */
const previewJpg = { quality: 70, mozjpeg: true };
/** Paper shows more than a screen. */
const printJpg = { quality: 80, mozjpeg: true };

/** A decoded original. */
export interface OpenPicture {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly onGround: boolean;
}

/**
 * Returns a decoded original: upright, in sRGB, with transparent parts on the page's ground, and no wider than pages
 * need.
 *
 * @param file Its path on disk.
 * @param onGround Whether the picture is a drawing on the page's ground, whose margins fade into it.
 */
export async function openPicture(file: string, onGround: boolean): Promise<OpenPicture> {
  const { data, info } = await sharp(await readFile(file), { failOn: "warning" })
    .autoOrient()
    .flatten({ background: pictureRecipe.ground })
    .toColourspace("srgb")
    .resize({ width: Math.max(...widthSteps), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (onGround) fadeIntoGround(data, info.width, info.height);
  return { pixels: data, width: info.width, height: info.height, onGround };
}

/** Returns the bytes of one file of a picture. */
export function encodePicture(picture: OpenPicture, task: PictureTask): Promise<Buffer> {
  const { pixels, width, height, onGround } = picture;
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  if (task.format === "preview") {
    // A photograph is cropped; a drawing on the page's ground gets more ground around it.
    const fit = onGround ? "contain" : "cover";
    return image
      .resize({ ...previewSize, fit, background: pictureRecipe.ground })
      .jpeg(previewJpg)
      .toBuffer();
  }
  const resized = image.resize({ width: task.width });
  if (task.format === "print") return resized.jpeg(printJpg).toBuffer();
  if (task.format === "jpg") return resized.jpeg(pictureRecipe.jpg).toBuffer();
  const { avif, wideAvif } = pictureRecipe;
  return resized.avif(task.width < wideAvif.from ? avif : { ...avif, effort: wideAvif.effort }).toBuffer();
}
