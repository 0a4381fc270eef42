import { createHash } from "node:crypto";
import { z } from "zod";
import { pictureRecipe } from "./picture-recipe.ts";

/** The facts about an original that the build needs. Lengths are in pixels. */
export const pictureFactsSchema = z.strictObject({
  hash: z.string().describe("Of the file's bytes and of the recipe; part of the names of the files made of it."),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string().describe("Shown in its place until it has loaded: its mean colour, or its ground. `#b19a83`"),
  onGround: z.boolean().describe("Whether it is drawn on the page's ground, as the cutaways are."),
  bytes: z.int().positive().describe("Size of the file."),
});
export type PictureFacts = Readonly<z.output<typeof pictureFactsSchema>>;

/**
 * Pixels up to which an original is decoded: a photograph of 7,000 by 4,000 has fewer. A bomb of 14 kB may have 3,600
 * million.
 */
export const mostPixels = 30_000_000;

/** Side of the thumbnail from which colours are read. */
const side = 32;

/** How far corners may be from the ground and still count as ground: JPEG rounds colours. */
const groundTolerance = 4;

/**
 * Returns the facts of an original. Every byte is decoded, so a damaged file does not pass; one of too many pixels is
 * measured only, and the check refuses it.
 *
 * @throws Error when the file is truncated or is not a picture.
 */
export async function describePicture(bytes: Buffer): Promise<PictureFacts> {
  // Loading its sixty modules takes a tenth of a second, and most commands find saved facts.
  const { default: sharp } = await import("sharp");
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  const hash = createHash("sha256").update(JSON.stringify(pictureRecipe)).update(bytes).digest("hex").slice(0, 10);
  const common = { hash, width, height, bytes: bytes.length };
  if (width * height > mostPixels) return { ...common, colour: pictureRecipe.ground, onGround: false };
  const pixels = await sharp(bytes, { failOn: "warning" })
    .autoOrient()
    .flatten({ background: pictureRecipe.ground })
    .toColourspace("srgb")
    .resize(side, side, { fit: "fill" })
    .raw()
    .toBuffer();
  const onGround = cornersAreGround(pixels);
  return { ...common, colour: onGround ? pictureRecipe.ground : meanColour(pixels), onGround };
}

function cornersAreGround(pixels: Buffer): boolean {
  const ground = Buffer.from(pictureRecipe.ground.slice(1), "hex");
  const corners = [0, side - 1, side * (side - 1), side * side - 1];
  return corners.every((corner) =>
    ground.every((value, channel) => Math.abs((pixels[corner * 3 + channel] ?? 0) - value) <= groundTolerance),
  );
}

function meanColour(pixels: Buffer): string {
  const sums = [0, 0, 0];
  for (const [index, value] of pixels.entries()) sums[index % 3] = (sums[index % 3] ?? 0) + value;
  return `#${Buffer.from(sums.map((sum) => Math.round(sum / (side * side)))).toString("hex")}`;
}
