import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { iconFiles } from "#app/seo/icon-files.ts";
import { readPalette } from "#scripts/catalogue/document/palette.ts";

const read = (name: string) => readFileSync(join("public", name));
const palette = readPalette();

/** Returns by how much two lists of bytes differ at most. */
function largestDifference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0);
}

test("the drawing of the icon has the site's ink and ground", () => {
  const [ground, letter] = [
    ...read("favicon.svg")
      .toString()
      .matchAll(/fill="(#[0-9A-F]{6})"/g),
  ].map(([, colour = ""]) => colour.toLowerCase());
  expect([ground, letter]).toEqual([palette.ink, palette["lime-wash"]]);
});

test.each([
  [iconFiles.apple, 180],
  [iconFiles.small, 192],
  [iconFiles.large, 512],
])("%s is a picture of the drawing, %i px wide", async (name, side) => {
  expect(await sharp(read(name)).metadata()).toMatchObject({ format: "png", width: side, height: side });
  const background = name === iconFiles.apple ? palette.ink : "#fff";
  const drawn = sharp(read("favicon.svg"), { density: (72 * side) / 32 })
    .resize(side, side)
    .flatten({ background });
  const icon = sharp(read(name)).flatten({ background: "#fff" });
  const [shown, drawing] = await Promise.all([icon.raw().toBuffer(), drawn.raw().toBuffer()]);
  expect(largestDifference(shown, drawing)).toBeLessThanOrEqual(8);
});
