import { create, type Font } from "fontkit";
import { fontFiles, splitIntoRuns, type Weight } from "#scripts/catalogue/document/alphabet.ts";

/** How a text is set. */
export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  readonly weight: Weight;
  /** Added after every letter, in em. */
  readonly tracking: number;
}

const space = 0x20;

/** The fonts by the names of their files. Opened once per process: they never change. */
const fonts = new Map<string, Font>();

/**
 * Returns the shapes of a text of one line as a path of SVG, so that nothing that shows it needs the typeface. It begins
 * at the left end of the line that the letters stand on.
 *
 * @throws MissingLetterError for a letter that the typeface does not have.
 */
export function outlineText(text: string, style: TextStyle): string {
  return placeGlyphs(text, style)
    .map(({ glyph, x, scale }) => glyph.path.scale(scale, -scale).translate(x, 0).toSVG())
    .join("");
}

/**
 * Returns the width of a text of one line, in pixels.
 *
 * @throws MissingLetterError for a letter that the typeface does not have.
 */
export function textWidth(text: string, style: TextStyle): number {
  const last = placeGlyphs(text, style).at(-1);
  return last ? last.x + last.advance : 0;
}

function placeGlyphs(text: string, { size, weight, tracking }: TextStyle) {
  let end = 0;
  return splitIntoRuns(text, weight).flatMap((run) => {
    const font = openFont(run.font, weight);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    return glyphs.map((glyph, index) => {
      const x = end;
      const advance = (positions[index]?.xAdvance ?? 0) * scale;
      // Words stay as far apart as the typeface has them.
      end += advance + (glyph.codePoints[0] === space ? 0 : tracking * size);
      return { glyph, x, scale, advance };
    });
  });
}

function openFont(name: string, weight: Weight): Font {
  const known = fonts.get(name);
  if (known) return known;
  const file = fontFiles(weight).find((candidate) => candidate.name === name);
  const font = file && create(file.bytes);
  if (!font || !("layout" in font)) throw new Error(`The typeface has no single font «${name}».`);
  fonts.set(name, font);
  return font;
}
