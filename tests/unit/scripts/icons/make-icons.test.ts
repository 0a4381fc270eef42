import sharp from "sharp";
import { expect, test } from "vitest";
import { icoFile } from "#scripts/icons/ico-file.ts";
import { makeIcons } from "#scripts/icons/make-icons.ts";

test("the icons are made of the one drawing, in the sizes that devices ask for", async () => {
  const icons = await makeIcons(".");
  const sizes = [...icons].map(async ([name, bytes]) => {
    if (name.endsWith(".ico")) return [name];
    const { format, width, height } = await sharp(bytes).metadata();
    return [name, format, width, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    ["favicon.ico"],
    ["apple-touch-icon.png", "png", 180, 180],
    ["icon-192.png", "png", 192, 192],
    ["icon-512.png", "png", 512, 512],
    ["icon-maskable-512.png", "png", 512, 512],
  ]);
});

test("an icon that a device cuts itself has its ground to the corners, and its drawing away from the edges", async () => {
  const icons = await makeIcons(".");
  for (const name of ["apple-touch-icon.png", "icon-maskable-512.png"]) {
    const { data, info } = await sharp(icons.get(name)).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)], name).toEqual([0x16, 0x18, 0x1a]);
    expect(info.channels, name).toBe(3);
  }
  const { data, info } = await sharp(icons.get("icon-maskable-512.png")).raw().toBuffer({ resolveWithObject: true });
  // Beyond four tenths of the side around the middle a device may show nothing.
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if (Math.hypot(x - 256, y - 256) <= 0.4 * 512) continue;
      const at = (y * info.width + x) * info.channels;
      if (Math.abs((data[at] ?? 0) - 0x16) > 4) throw new Error(`Something of the drawing stands at ${x}, ${y}.`);
    }
  }
});

test("an ICO file lists its pictures with their places", async () => {
  const png = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 4, background: "#8a4b22" } })
      .png()
      .toBuffer();
  const images = [
    { size: 16, png: await png(16) },
    { size: 48, png: await png(48) },
  ];
  const file = icoFile(images);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  for (const [index, { size, png: bytes }] of images.entries()) {
    const entry = 6 + index * 16;
    expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size, size]);
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    expect(file.subarray(offset, offset + length).equals(bytes)).toBe(true);
  }
});
