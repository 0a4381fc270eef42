import { Color, MathUtils } from "three";

const low = new Color(1, 0.62, 0.36);
const high = new Color(1, 0.97, 0.92);

/** Returns how bright each source of light is at a height of the sun above the horizon, in degrees. */
export function daylightAt(altitude: number) {
  const day = MathUtils.smoothstep(altitude, -7, 6);
  const share = 0.18 + 0.82 * day;
  return {
    sun: 2.1 * MathUtils.smoothstep(altitude, 0, 14),
    sunColour: low.clone().lerp(high, MathUtils.smoothstep(altitude, 1, 28)),
    /** The part of the sky that casts shadows, drawn in samples only. */
    sky: 2.3 * share,
    /** Light from everywhere: in a plain frame, in a sample, and for somebody who is inside. */
    around: { plain: 0.69 * share, sample: 0.47 * share, inside: 0.84 * share },
    /** From 0 by day to 1. */
    lamps: 1 - MathUtils.smoothstep(altitude, -4, 2),
  };
}
