/**
 * Returns a model's surface in square metres with two decimals, from metres. Whole square centimetres keep 7.6 × 3.7 at
 * 28.12.
 */
export function surfaceOf({ length, width }: { length: number; width: number }): number {
  return Math.round(Math.round(length * width * 10_000) / 100) / 100;
}

/** Returns the «precio orientativo» in whole euros: surface in m² × price per m². Only this function computes it. */
export function priceOf(surface: number, pricePerMetre: number): number {
  return Math.round(surface * pricePerMetre);
}
