import type { FloorFinish } from "#app/designer/design/design.ts";
import type { Cladding } from "#app/floor-plan/plan-schema.ts";

/** A linear colour, from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number];

/** The recipe of a surface. Colours, roughness and the spread of tones are those of the company's renders. */
export interface Surface {
  readonly colour: Colour;
  readonly rough: number;
  readonly metal?: number;
  /** How much it glows in the evening. */
  readonly glow?: number;
  /**
   * For a surface with a grain: its darker parts or joints, how much its boards or tiles differ, and the kind of grain.
   */
  readonly drawn?: {
    readonly dark: Colour;
    readonly spread: number;
    readonly grain: "wood" | "burnt" | "mineral" | "tiles";
  };
}

const wood = (light: Colour, dark: Colour, spread: number, rough: number): Surface => ({
  colour: light,
  rough,
  drawn: { dark, spread, grain: "wood" },
});
const mineral = (colour: Colour, spread: number, rough: number): Surface => ({
  colour,
  rough,
  drawn: { dark: [colour[0] * 0.84, colour[1] * 0.84, colour[2] * 0.84], spread, grain: "mineral" },
});
const plain = (colour: Colour, rough: number): Surface => ({ colour, rough });

/** The material of all glass. */
export const glass = { color: 0x0c1416, roughness: 0.03, transparent: true, opacity: 0.14 } as const;

/** The surfaces of all paints that let no light through. */
export const surfaces = {
  larch: wood([0.6, 0.415, 0.25], [0.42, 0.265, 0.14], 0.32, 0.62),
  pine: wood([0.33, 0.19, 0.105], [0.155, 0.082, 0.043], 0.5, 0.6),
  charred: {
    colour: [0.072, 0.068, 0.065],
    rough: 0.55,
    drawn: { dark: [0.042, 0.04, 0.039], spread: 0.4, grain: "burnt" },
  },
  oak: wood([0.475, 0.336, 0.222], [0.375, 0.252, 0.16], 0.24, 0.5),
  walnut: wood([0.22, 0.135, 0.09], [0.15, 0.092, 0.062], 0.14, 0.42),
  deck: wood([0.34, 0.24, 0.172], [0.235, 0.16, 0.11], 0.28, 0.62),
  microcement: mineral([0.5, 0.47, 0.43], 0.06, 0.5),
  "tile-floor": mineral([0.56, 0.535, 0.5], 0.1, 0.4),
  plaster: plain([0.81, 0.775, 0.72], 0.9),
  steel: plain([0.07, 0.071, 0.073], 0.55),
  black: plain([0.038, 0.038, 0.039], 0.5),
  white: plain([0.8, 0.77, 0.725], 0.6),
  ceramic: plain([0.84, 0.84, 0.83], 0.12),
  inox: plain([0.36, 0.352, 0.335], 0.45),
  chrome: { colour: [0.75, 0.75, 0.76], rough: 0.16, metal: 1 },
  worktop: plain([0.17, 0.168, 0.165], 0.5),
  sage: plain([0.255, 0.31, 0.245], 0.55),
  accent: plain([0.134, 0.168, 0.19], 0.9),
  "tile-sage": {
    colour: [0.3, 0.4, 0.32],
    rough: 0.25,
    drawn: { dark: [0.5, 0.54, 0.48], spread: 0.12, grain: "tiles" },
  },
  sand: plain([0.6, 0.52, 0.42], 0.95),
  cream: plain([0.74, 0.69, 0.61], 0.95),
  clay: plain([0.46, 0.195, 0.11], 0.95),
  green: plain([0.2, 0.238, 0.175], 0.95),
  blue: plain([0.085, 0.115, 0.15], 0.9),
  sky: plain([0.1, 0.225, 0.33], 0.9),
  grey: plain([0.27, 0.27, 0.265], 0.9),
  leather: plain([0.25, 0.128, 0.073], 0.45),
  paper: plain([0.78, 0.75, 0.69], 0.85),
  leaf: plain([0.06, 0.125, 0.045], 0.5),
  "leaf-light": plain([0.1, 0.19, 0.06], 0.5),
  herb: plain([0.17, 0.2, 0.12], 0.6),
  earth: plain([0.075, 0.05, 0.034], 0.95),
  screen: { colour: [0.2, 0.32, 0.4], rough: 0.3, glow: 0.15 },
  mirror: { colour: [0.86, 0.87, 0.87], rough: 0.04, metal: 1 },
  skin: plain([0.42, 0.25, 0.16], 0.7),
  mark: plain([0.3, 0.07, 0.02], 1),
  lamp: { colour: [0.84, 0.82, 0.78], rough: 0.8, glow: 1 },
} as const satisfies Record<Cladding | FloorFinish, Surface> & Record<string, Surface>;

export type OpaquePaint = keyof typeof surfaces;
