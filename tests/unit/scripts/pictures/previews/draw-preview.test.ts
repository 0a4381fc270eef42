import sharp from "sharp";
import { expect, test } from "vitest";
import type { PreviewSpec } from "#app/seo/previews/preview-spec.ts";
import { drawPreview, pictureFrame } from "#scripts/pictures/previews/draw-preview.ts";

const spec: PreviewSpec = { direction: "ltr", brand: "LUM", title: "Contacto", price: null, picture: null };
const picture = { source: "a/una.jpg", file: "/images/a/una.0123456789" };
const ink = [22, 24, 26] as const;

/** Returns how many pixels of ink stand in a part of a preview. */
async function inkWithin(
  drawn: PreviewSpec,
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<number> {
  const { data, info } = await sharp(Buffer.from(drawPreview(drawn)))
    .extract({ left, top, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (ink.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 8)) count += 1;
  return count;
}

test("a preview has the size that networks ask for, and no text that a font would be needed for", async () => {
  const drawing = drawPreview(spec);
  expect(await sharp(Buffer.from(drawing)).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(drawing).not.toMatch(/<text|font/);
});

test("title and mark stand at the left, beside the picture", async () => {
  const drawn = { ...spec, picture };
  expect(pictureFrame(drawn)).toEqual({ left: 632, top: 0, width: 568, height: 630 });
  expect(await inkWithin(drawn, 64, 64, 500, 200)).toBeGreaterThan(1000);
  expect(await inkWithin(drawn, 64, 500, 500, 70)).toBeGreaterThan(300);
  expect(await inkWithin(drawn, 0, 0, 60, 630)).toBe(0);
  expect(await inkWithin(drawn, 570, 0, 630, 630)).toBe(0);
});

test("from right to left everything is on the other side", async () => {
  const drawn = { ...spec, picture, direction: "rtl" } as const;
  expect(pictureFrame(drawn).left).toBe(0);
  expect(await inkWithin(drawn, 0, 0, 632, 630)).toBe(0);
  expect(await inkWithin(drawn, 632, 64, 504, 200)).toBeGreaterThan(1000);
  expect(await inkWithin(drawn, 1140, 0, 60, 630)).toBe(0);
});

test("a model has its price below, which the title leaves free", async () => {
  const price = { size: "6,0 × 3,2 m · 19,20 m²", amount: "24.000 €", note: "1.250 €/m² · precio orientativo" };
  const title = "Una casa con un nombre que no termina nunca ".repeat(4).trim();
  const [without, whole] = await Promise.all(
    [null, price].map((shown) => inkWithin({ ...spec, picture, title, price: shown }, 64, 340, 500, 60)),
  );
  expect(without).toBeGreaterThan(whole ?? 0);
  expect(await inkWithin({ ...spec, picture, price }, 64, 370, 500, 60)).toBeGreaterThan(500);
});

test("words in letters that the typeface lacks are left out, the mark stays", async () => {
  const drawn = { ...spec, title: "اتصل بنا" };
  expect(await inkWithin(drawn, 0, 0, 1200, 450)).toBe(0);
  expect(await inkWithin(drawn, 0, 450, 1200, 180)).toBeGreaterThan(300);
});

test("the post in the name of a model is of timber", () => {
  expect(drawPreview({ ...spec, title: "LUM|NORTE" })).toMatch(/<path[^>]*fill="#8a4b22"/);
  expect(drawPreview(spec)).not.toMatch(/<path[^>]*fill="#8a4b22"/);
});
