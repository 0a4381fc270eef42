import sharp from "sharp";
import { expect, test } from "vitest";
import { isTruncated, kindOfName, pictureKind } from "#scripts/check/rules/pictures/picture-kind.ts";

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: "#8f8977" } });
const box = (brands: string) => Buffer.from(`\0\0\0\x18ftyp${brands}`, "latin1");

test("pictures are known by their bytes", async () => {
  expect(pictureKind(await picture().jpeg().toBuffer())).toBe("JPEG");
  expect(pictureKind(await picture().png().toBuffer())).toBe("PNG");
  expect(pictureKind(await picture().webp().toBuffer())).toBe("WebP");
  expect(pictureKind(await picture().gif().toBuffer())).toBe("GIF");
  expect(pictureKind(await picture().avif({ effort: 0 }).toBuffer())).toBe("AVIF");
  expect(pictureKind(await picture().tiff().toBuffer())).toBe("TIFF");
});

test.each([
  [box("heic\0\0\0\0mif1heic"), "HEIC"],
  [box("mif1\0\0\0\0mif1heic"), "HEIC"],
  [box("mif1\0\0\0\0mif1avif"), "AVIF"],
  [box("isom\0\0\0\0isommp41"), undefined],
  ['<?xml version="1.0"?>\n<!-- x -->\n<svg width="1"/>', "SVG"],
  ['<svg width="1"/>', "SVG"],
  ['<?xml version="1.0"?><note/>', undefined],
  ["%PDF-1.7\n", "PDF"],
  ["version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "Git LFS"],
  ["Esto no es una imagen.", undefined],
  ["", undefined],
])("%j is told from the others", (bytes, kind) => {
  expect(pictureKind(Buffer.from(bytes))).toBe(kind);
});

test("a name says of what kind a picture should be", () => {
  expect(["a/b.jpeg", "C.JPG", "d.e.png", "f.heic", "g", "h.txt"].map(kindOfName)).toEqual([
    "JPEG",
    "JPEG",
    "PNG",
    "HEIC",
    undefined,
    undefined,
  ]);
});

test.each(["jpeg", "png", "webp"] as const)("a %s that ends early is cut off", async (format) => {
  const whole = await sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: "#8f8977",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .toFormat(format)
    .toBuffer();
  const kind = pictureKind(whole);
  expect(isTruncated(kind, whole)).toBe(false);
  expect(isTruncated(kind, whole.subarray(0, whole.length / 2))).toBe(true);
});
