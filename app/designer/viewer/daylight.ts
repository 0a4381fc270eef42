import { Color, MathUtils } from "three";

/** How bright each source of light is at a height of the sun. */
export interface Daylight {
  readonly sun: number;
  readonly sunColour: Color;
  /** The part of the sky that casts shadows, drawn in samples only. */
  readonly sky: number;
  /** Light from everywhere: in a plain frame, in a sample, and for somebody who is inside. */
  readonly around: { readonly plain: number; readonly sample: number; readonly inside: number };
  /** The brightness of lamps, from 0 by day to 1. */
  readonly lamps: number;
}

const low = new Color(1, 0.62, 0.36);
const high = new Color(1, 0.97, 0.92);

/** Returns the light at a height of the sun above the horizon, in degrees. */
export function daylightAt(altitude: number): Daylight {
  const day = MathUtils.smoothstep(altitude, -7, 6);
  const share = 0.18 + 0.82 * day;
  return {
    sun: 2.1 * MathUtils.smoothstep(altitude, 0, 14),
    sunColour: low.clone().lerp(high, MathUtils.smoothstep(altitude, 1, 28)),
    sky: 2.3 * share,
    around: { plain: 0.69 * share, sample: 0.47 * share, inside: 0.84 * share },
    lamps: 1 - MathUtils.smoothstep(altitude, -4, 2),
  };
}
