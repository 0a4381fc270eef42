/** Returns a length in millimetres in steps of 5, from centimetres as people write them: «42», «42,5», «42.5 cm». */
export function parseCentimetres(text: string): number | undefined {
  const [match, whole, decimals = "0"] = /^\s*(\d{1,4})(?:[.,](\d{1,3}))?\s*(?:cm)?\s*$/i.exec(text) ?? [];
  return match === undefined ? undefined : Math.round((Number(`${whole}.${decimals}`) * 10) / 5) * 5;
}
