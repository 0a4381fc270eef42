import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureKind } from "#scripts/check/rules/pictures/check-originals.ts";

const box = (brands: string) => Buffer.from(`\0\0\0\x18ftyp${brands}`, "latin1");

test("pictures are known by their bytes", async () => {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: "#8f8977" } });
  const formats = ["jpeg", "png", "webp", "gif", "avif", "tiff"] as const;
  const kinds = formats.map(async (format) => pictureKind(await picture.clone().toFormat(format).toBuffer()));
  expect(await Promise.all(kinds)).toEqual(["JPEG", "PNG", "WebP", "GIF", "AVIF", "TIFF"]);
});

test.each([
  [box("heic\0\0\0\0mif1heic"), "HEIC"],
  [box("mif1\0\0\0\0mif1avif"), "AVIF"],
  [box("isom\0\0\0\0isommp41"), undefined],
  ['<?xml version="1.0"?>\n<!-- x -->\n<svg width="1"/>', "SVG"],
  ['<?xml version="1.0"?><note/>', undefined],
  ["%PDF-1.7\n", "PDF"],
  ["version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "Git LFS"],
  ["Esto no es una imagen.", undefined],
  ["", undefined],
])("%j is told from the others", (bytes, kind) => {
  expect(pictureKind(Buffer.from(bytes))).toBe(kind);
});
