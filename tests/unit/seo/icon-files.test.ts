import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { iconFiles } from "#app/seo/icon-files.ts";
import { readPalette } from "#scripts/catalogue/document/palette.ts";

const read = (name: string) => readFileSync(join("public", name));
const palette = readPalette();
const ink = [...Buffer.from(palette.ink.slice(1), "hex")];

/** Returns the pixels of an icon on white, three bytes each. */
async function pixelsOf(name: string) {
  const { data, info } = await sharp(read(name))
    .flatten({ background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return { at, data, size: info.width };
}

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
  const [icon, drawing] = await Promise.all([pixelsOf(name), drawn.raw().toBuffer()]);
  expect(largestDifference(icon.data, drawing)).toBeLessThanOrEqual(8);
});

test("beyond four tenths of the side around its middle, where a device may show nothing, the maskable icon is bare", async () => {
  const { at, size } = await pixelsOf(iconFiles.maskable);
  const bare: unknown[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (Math.hypot(x - size / 2, y - size / 2) <= 0.4 * size) continue;
      if (Math.abs((at(x, y)[0] ?? 0) - (ink[0] ?? 0)) > 4) bare.push([x, y]);
    }
  }
  expect(bare).toEqual([]);
});
