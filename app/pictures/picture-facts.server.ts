import { createHash } from "node:crypto";
import sharp from "sharp";
import { z } from "zod";
import { pictureRecipe } from "./picture-recipe.ts";

/** What the pipeline needs to know of an original. Lengths in pixels. */
export const pictureFactsSchema = z.strictObject({
  hash: z.string().describe("Of the file's bytes and of the recipe: names the files made of it."),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string().describe("Stands in its place until it arrives: its mean colour, or its ground. `#b19a83`"),
  onGround: z.boolean().describe("Drawn on the page's own ground, as the cutaways are."),
  bytes: z.int().positive().describe("Size of the file."),
  oddColours: z.string().nullable().describe("Colour space that a browser would show differently; null for sRGB."),
});
export type PictureFacts = Readonly<z.output<typeof pictureFactsSchema>>;

/** Side of the thumbnail that colours are read from. */
const side = 32;

/** Corners may differ by this much and still be the ground: JPEG rounds colours. */
const groundTolerance = 4;

/**
 * Looks at an original. Every byte is decoded, so a damaged file does not pass.
 *
 * @throws Error when the bytes are no picture or break off.
 */
export async function describePicture(bytes: Buffer): Promise<PictureFacts> {
  const image = sharp(bytes, { failOn: "warning" });
  const { autoOrient, space, icc } = await image.metadata();
  const pixels = await image
    .autoOrient()
    .flatten({ background: pictureRecipe.ground })
    .toColourspace("srgb")
    .resize(side, side, { fit: "fill" })
    .raw()
    .toBuffer();
  const onGround = cornersAreGround(pixels);
  return {
    hash: createHash("sha256").update(JSON.stringify(pictureRecipe)).update(bytes).digest("hex").slice(0, 10),
    width: autoOrient.width,
    height: autoOrient.height,
    colour: onGround ? pictureRecipe.ground : meanColour(pixels),
    onGround,
    bytes: bytes.length,
    oddColours: oddColours(space, icc),
  };
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

/** Grey and untagged pictures are shown as sRGB; profiles name themselves in Latin-1 or UTF-16. */
function oddColours(space: string, profile: Buffer | undefined): string | null {
  if (space !== "srgb" && space !== "b-w") return space;
  if (!profile) return null;
  const text = profile.toString("latin1").replaceAll("\0", "");
  if (/sRGB/i.test(text)) return null;
  return /Adobe RGB|Display P3|ProPhoto RGB|Rec\.? ?2020|Dot Gain|Gr[ae]y Gamma/i.exec(text)?.[0] ?? "ICC";
}
