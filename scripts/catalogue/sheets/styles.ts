import type { Stroke, TextStyle } from "#scripts/catalogue/document/canvas.ts";
import { readPalette } from "#scripts/catalogue/document/palette.ts";

/** The colours of the site, which the catalogue uses too. */
export const colours = readPalette();

/** Text styles. The smallest is 8 pt. */
export const styles = {
  mark: { size: 62, weight: 700, colour: colours.ink, tracking: -0.02 },
  name: { size: 36, weight: 700, colour: colours.ink, tracking: -0.02 },
  continuedName: { size: 22, weight: 700, colour: colours.ink, tracking: -0.02 },
  tagline: { size: 13, colour: colours.ink },
  claim: { size: 16, weight: 600, colour: colours.ink },
  price: { size: 22, weight: 700, colour: colours.ink, tracking: -0.01 },
  listTitle: { size: 10.5, weight: 600, colour: colours.ink },
  contents: { size: 10, colour: colours.ink },
  row: { size: 8.5, colour: colours.ink },
  rowValue: { size: 8.5, weight: 600, colour: colours.ink },
  note: { size: 8.5, colour: colours["ink-muted"] },
  foot: { size: 8, colour: colours["ink-muted"] },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** Lines of lists. */
export const rules = {
  full: { colour: colours.ink, width: 0.35 },
  // 14 % of the ink on the ground, as on the screen.
  hairline: { colour: "#d7d2ca", width: 0.2 },
} as const satisfies Readonly<Record<string, Stroke>>;
