import { withoutAccents } from "#app/text/without-accents.ts";

const units =
  "cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve";
const tens = "treinta cuarenta cincuenta sesenta setenta ochenta noventa";
const hundreds = "cien doscient trescient cuatrocient quinient seiscient setecient ochocient novecient";

const values: ReadonlyMap<string, number> = new Map([
  ...units.split(" ").map((word, index) => [word, index] as const),
  ...tens.split(" ").map((word, index) => [word, 30 + 10 * index] as const),
  ...hundreds.split(" ").map((word, index) => [word, 100 + 100 * index] as const),
  ["ciento", 100],
  ["medi", 0.5],
]);

const word =
  "(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{Ll}+|veinte|veinti\\p{Ll}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:to)?|\\p{Ll}+cient[oa]s|quinient[oa]s|medi[oa]|mil|mill[oó]n(?:es\\sde|es|\\sde)?)(?!\\p{L})";

/** Matches a number in Spanish words: «mil doscientos cincuenta», «treinta y cinco». */
export const numberWords: string = `(?<!\\p{L})(?!un[oa]?\\s(?!mil)${word})${word}(?:\\s(?:(?<=nta\\s)y\\s)?${word})*`;

/** Returns the value of Spanish words for a number: «mil doscientos» → 1200; NaN for other words. */
export function readNumberWords(text: string): number {
  let millions = 0;
  let thousands = 0;
  let rest = 0;
  for (const written of withoutAccents(text.toLowerCase()).split(/\s+/)) {
    if (/^(?:y|de)$/.test(written)) continue;
    if (/^millon/.test(written)) {
      millions = thousands + (rest || Number(thousands === 0));
      thousands = 0;
      rest = 0;
    } else if (written === "mil") {
      thousands = 1000 * (rest || 1);
      rest = 0;
    } else {
      rest += values.get(written) ?? values.get(written.replace(/[oa]s?$/, "")) ?? Number.NaN;
    }
  }
  return 1_000_000 * millions + thousands + rest;
}
