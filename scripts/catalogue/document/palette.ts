import { readFileSync } from "node:fs";
import { z } from "zod";

const partial = new URL("../../../app/styles/settings/_palette.scss", import.meta.url);
const hex = z.string().regex(/^#[0-9a-f]{6}$/);

const paletteSchema = z.object({
  "lime-wash": hex,
  paper: hex,
  ink: hex,
  "ink-soft": hex,
  "ink-muted": hex,
  "ink-faint": hex,
  timber: hex,
  sea: hex,
  glass: hex,
  "glass-pale": hex,
});

/** The colours of the site that the catalogue uses, as `#rrggbb`. */
export type Palette = z.output<typeof paletteSchema>;

/**
 * Returns the colours of the site, read from its stylesheet, so that paper and screen agree.
 *
 * @throws Error when a colour is missing there or has been renamed.
 */
export function readPalette(): Palette {
  const source = readFileSync(partial, "utf8");
  return paletteSchema.parse(
    Object.fromEntries([...source.matchAll(/^\$([\w-]+): (#[0-9a-f]{6});$/gm)].map(([, name, value]) => [name, value])),
  );
}
