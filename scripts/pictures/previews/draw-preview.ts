import { type PreviewPrice, type PreviewSpec, previewSize } from "#app/seo/previews/preview-spec.ts";
import { hasLettersOf } from "#scripts/catalogue/document/alphabet.ts";
import { readPalette } from "#scripts/catalogue/document/palette.ts";
import { breakLines, fitLines } from "./fit-lines.ts";
import { outlineText, type TextStyle, textWidth } from "./outline-text.ts";

/** A place on the preview, in pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const { width: canvasWidth, height: canvasHeight } = previewSize;
const margin = 64;
const post = 8;

/** How large the page's own picture is shown. */
export const pictureSize = { width: 568, height: previewSize.height } as const;

const { width: pictureWidth } = pictureSize;
const wide = canvasWidth - 2 * margin;
const narrow = canvasWidth - pictureWidth - post - 2 * margin;

const titleStyle = { weight: 700, tracking: -0.02 } as const;
const titlePitch = 1.06;
const mark: TextStyle = { size: 40, weight: 700, tracking: -0.02 };
const size: TextStyle = { size: 28, weight: 400, tracking: 0 };
const amount: TextStyle = { size: 52, weight: 700, tracking: -0.02 };
const note: TextStyle = { size: 24, weight: 400, tracking: 0 };

/** From the line of the mark up to what stands above it. */
const aboveMark = 92;
const notePitch = 32;

const colours = readPalette();

/** Returns where the page's own picture stands: beside the words, where they end. */
export function pictureFrame({ direction }: PreviewSpec): Frame {
  const left = direction === "rtl" ? 0 : canvasWidth - pictureWidth;
  return { left, top: 0, ...pictureSize };
}

/**
 * Returns the preview without its picture as SVG: ground, title, price and mark, all of them shapes. Words for which the
 * typeface lacks letters are left out: a font of the system would not be there everywhere.
 */
export function drawPreview(spec: PreviewSpec): string {
  const { title, brand, price, picture } = spec;
  const column = picture ? narrow : wide;
  const known = (text: string) => hasLettersOf(text);
  const lower =
    price && [price.size ?? "", price.amount, price.note].every(known) ? drawPrice(spec, price, column) : [];
  const height = canvasHeight - 2 * margin - aboveMark - (lower.length > 0 ? 170 : 0);
  const shapes = [
    `<rect width="${canvasWidth}" height="${canvasHeight}" fill="${colours["lime-wash"]}"/>`,
    drawPost(spec),
    ...(known(title) ? drawTitle(spec, column, height) : []),
    ...lower,
    ...(known(brand) ? drawMark(spec) : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${canvasWidth}" height="${canvasHeight}">${shapes.join("")}</svg>`;
}

/** The post of the brand: between words and picture or, without one, where the words begin. */
function drawPost({ direction, picture }: PreviewSpec): string {
  const fromWords = picture ? canvasWidth - pictureWidth - post : 0;
  const left = direction === "rtl" ? canvasWidth - post - fromWords : fromWords;
  return rectangle({ left, top: 0, width: post, height: canvasHeight });
}

function drawTitle(spec: PreviewSpec, width: number, height: number): string[] {
  const sizes = spec.picture ? [84, 76, 68, 62, 56, 50, 44, 40] : [116, 104, 92, 84, 76, 68, 60];
  const { lines, style } = fitLines(spec.title, titleStyle, { width, height, pitch: titlePitch, sizes });
  // The capitals of the first line begin at the margin.
  const top = margin + style.size * 0.72;
  return lines.flatMap((line, index) => drawLine(spec, line, top + index * style.size * titlePitch, style));
}

function drawPrice(spec: PreviewSpec, price: PreviewPrice, width: number): string[] {
  const notes = breakLines(price.note, width, note);
  const lastLine = canvasHeight - margin - aboveMark;
  const amountLine = lastLine - notes.length * notePitch - 8;
  return [
    ...(price.size ? drawLine(spec, price.size, amountLine - 64, size, colours["ink-soft"]) : []),
    ...drawLine(spec, price.amount, amountLine, amount),
    ...notes.flatMap((line, index) =>
      drawLine(spec, line, amountLine + 8 + (index + 1) * notePitch, note, colours["ink-soft"]),
    ),
  ];
}

/** The mark of the header: the brand and its post. */
function drawMark(spec: PreviewSpec): string[] {
  const y = canvasHeight - margin;
  const brandWidth = textWidth(spec.brand, mark);
  const gap = 10;
  const left = lineStart(spec, brandWidth + gap + 6);
  return [
    shape(spec.brand, left, y, mark, colours.ink),
    rectangle({ left: left + brandWidth + gap, top: y - 36, width: 6, height: 38 }),
  ];
}

/** A line with the posts in it, as in «MOD|ONE», in timber. */
function drawLine(spec: PreviewSpec, text: string, y: number, style: TextStyle, colour = colours.ink) {
  const pieces = text.split(/(\|)/).map((piece) => ({
    piece,
    look: piece === "|" ? { ...style, weight: 400 as const } : style,
    fill: piece === "|" ? colours.timber : colour,
  }));
  const widths = pieces.map(({ piece, look }) => textWidth(piece, look));
  let left = lineStart(
    spec,
    widths.reduce((sum, each) => sum + each, 0),
  );
  return pieces.map(({ piece, look, fill }, index) => {
    const drawn = shape(piece, left, y, look, fill);
    left += widths[index] ?? 0;
    return drawn;
  });
}

/** Returns where a line begins: words stand at the margin where their direction begins. */
function lineStart({ direction }: PreviewSpec, width: number): number {
  return direction === "rtl" ? canvasWidth - margin - width : margin;
}

function shape(text: string, x: number, y: number, style: TextStyle, fill: string): string {
  return `<path transform="translate(${x} ${y})" fill="${fill}" d="${outlineText(text, style)}"/>`;
}

function rectangle({ left, top, width, height }: Frame): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colours.timber}"/>`;
}
