const units =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(
    " ",
  );
const tens = ["treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];
const hundreds =
  "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split(" ");

/** Returns a whole number below a million in Spanish words: 1250 → «mil doscientos cincuenta». */
export function numberInWords(value: number): string {
  if (value < 30) return units[value] ?? "";
  if (value < 100) return joined(tens[Math.floor(value / 10) - 3] ?? "", value % 10, " y ");
  if (value === 100) return "cien";
  if (value < 1000) return joined(hundreds[Math.floor(value / 100) - 1] ?? "", value % 100, " ");
  const thousands = Math.floor(value / 1000);
  return joined(thousands === 1 ? "mil" : `${numberInWords(thousands)} mil`, value % 1000, " ");
}

function joined(words: string, rest: number, between: string): string {
  return rest === 0 ? words : `${words}${between}${numberInWords(rest)}`;
}
