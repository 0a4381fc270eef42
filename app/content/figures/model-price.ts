/**
 * Returns a model's surface in square metres with two decimals: exterior length × width, both in metres. The product is
 * rounded in whole square centimetres first, so that 7.6 × 3.7 is 28.12 and not 28.120000000000005.
 */
export function surfaceOf({ length, width }: { length: number; width: number }): number {
  return Math.round(Math.round(length * width * 10_000) / 100) / 100;
}

/** Returns the «precio orientativo» in whole euros: surface in m² × price per m². Only this function computes it. */
export function priceOf(surface: number, pricePerMetre: number): number {
  return Math.round(surface * pricePerMetre);
}
