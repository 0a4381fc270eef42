import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { iconFiles } from "#app/seo/icons/icon-files.ts";
import { readPalette } from "#scripts/catalogue/document/palette.ts";
import { icoFile } from "./ico-file.ts";

/** The one drawing of the icon, from the project's root. */
const iconDrawing = join("public", "favicon.svg");

const icoSizes = [16, 32, 48] as const;

/** A device may cut the outer tenth on each side off. */
const safeShare = 0.8;

/** Units of the drawing's side, which SVG renders at 72 to the inch. */
const drawingSide = 32;

/** Returns the icons of a project's site by their names. */
export async function makeIcons(root: string): Promise<Map<string, Buffer>> {
  const drawing = readFileSync(join(root, iconDrawing));
  const png = (size: number) => render(drawing, size).png().toBuffer();
  const filled = (size: number) => render(drawing, size).flatten({ background: readPalette().ink }).png().toBuffer();
  return new Map([
    [iconFiles.ico, icoFile(await Promise.all(icoSizes.map(async (size) => ({ size, png: await png(size) }))))],
    [iconFiles.apple, await filled(180)],
    [iconFiles.small, await png(192)],
    [iconFiles.large, await png(512)],
    [iconFiles.maskable, await maskable(drawing, 512)],
  ]);
}

function render(drawing: Buffer, size: number) {
  return sharp(drawing, { density: (72 * size) / drawingSide }).resize(size, size);
}

/** The drawing at a smaller size, on its ground to the edges. */
function maskable(drawing: Buffer, size: number): Promise<Buffer> {
  const inner = Math.round(size * safeShare);
  const margin = Math.floor((size - inner) / 2);
  const rest = size - inner - margin;
  const { ink } = readPalette();
  return render(drawing, inner)
    .flatten({ background: ink })
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background: ink })
    .png()
    .toBuffer();
}
