/** The eight directions that have names, clockwise from north. */
export const directions = ["n", "ne", "e", "se", "s", "sw", "w", "nw"] as const;
export type DirectionName = (typeof directions)[number];

/** Returns the bearing of a direction in degrees: `e` → 90. */
export function bearingOf(direction: DirectionName): number {
  return directions.indexOf(direction) * 45;
}

/** Returns the bearing of a written text, in whole degrees from 0 to 359; undefined if it is none. */
export function parseBearing(text: string): number | undefined {
  const [, degrees] = /^\s*(\d{1,3})\s*°?\s*$/.exec(text) ?? [];
  return degrees === undefined || Number(degrees) > 360 ? undefined : Number(degrees) % 360;
}
