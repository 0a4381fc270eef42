/** 8_690_000 mm² → 8.69 m² */
export function squareMetres(area: number): number {
  return area / 1_000_000;
}
