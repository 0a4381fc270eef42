import { type ReplacedText, replaceText } from "#scripts/check/texts/replaced-text.ts";
import type { TextPiece } from "#scripts/check/texts/text-piece.ts";
import { numberWords, readNumberWords } from "./spanish-number.ts";

/** A price, share, area or measure in a text. */
export interface Figure extends TextPiece {
  readonly unit: "€" | "€/m²" | "%" | "m²" | "×" | "'";
  /** The same for all forms of a figure, in every language: «1300 €/m²», «7.6×3.7 ×». */
  readonly key: string;
}

const number =
  "(?:\\p{Nd}{1,3}(?:[\\s'’]\\p{Nd}{3})+(?!\\p{Nd})|\\p{Nd}+(?:[.,٫٬]\\p{Nd}+)*)(?:[.,٫]\\p{Nd}{1,2})?(?:\\s(?:mil|mill(?:ón|ones)(?:\\sde)?)(?!\\p{L})|\\s?k(?=\\s?€))?";
const square = "m(?:²|2|et(?:ros?|res|ers?)\\s(?:cuadrados?|carrés?))";
const euro = "(?:€|euros?|eur)";
const perMetre = `(?:\\s?/\\s?|\\s(?:por|el|al|cada|per|the|le|par)\\s)(?:m²|m2|metro(?:\\scuadrado)?|square\\smet(?:re|er))`;
const percent = "(?:[%٪％]|por\\sciento|per\\s?cent|pour\\scent)";
const between = "\\s?(?:[-–—]|a|o|u|ó|hasta|to|or|à)\\s?";

const pattern = new RegExp(
  [
    `(?<first>${number})(?:\\s?m(?:etros)?)?(?:\\s?[x×]\\s?|\\spor\\s)(?<second>${number})(?:(?:\\s?[x×]\\s?|\\spor\\s)(?<third>${number}))?\\s?m(?:etros|etres|eters)?(?![\\p{L}\\p{Nd}²³])`,
    "(?<feet>\\p{Nd}+)['’′]\\s?[x×]\\s?(?<inches>\\p{Nd}+)['’′]",
    `(?:(?<low>${number})(?:${between}|(?<=entre\\s[^;:\\n]{1,40})\\sy\\s))?(?<value>${number})\\s?(?:(?<metre>${euro}${perMetre})|(?<money>${euro})|(?<share>${percent})|(?<area>${square}))(?!\\p{L})`,
    `(?:€|eur)\\s?(?<after>${number})(?<afterMetre>${perMetre})?`,
    `[%٪]\\s?(?<shareAfter>\\p{Nd}+(?:[.,٫]\\p{Nd}+)?)`,
  ]
    .map((each) => `(?:(?<![\\p{L}\\p{Nd}_&#]|\\p{Nd}[.,])${each})`)
    .join("|"),
  "gu",
);

/** The signs and words that every figure has; most texts have none of them. */
const signs = /[€%٪％²×]|\d['’′]?\s?x|\beuros?\b|\bEUR\b|[rp] ?cent|por ciento|cuadrado|\bm2|por\s\S+\sm|square/i;

/** Returns the figures of a text, a range as two: «25 a 35 %» → 25 % and 35 %. */
export function findFigures(text: string): Figure[] {
  if (!signs.test(text)) return [];
  const small = text.toLowerCase();
  // A few capitals of other scripts are two small letters.
  const read = withDigits(small.length === text.length ? small : text);
  return [...read.text.matchAll(pattern)].flatMap(({ 0: { length }, index, groups = {} }) => {
    const offset = read.at(index);
    const found = text.slice(offset, read.at(index + length));
    const { first, second, third, feet, inches, low, value, metre, money, area, after, afterMetre, shareAfter } =
      groups;
    const figure = (unit: Figure["unit"], ...numbers: readonly (string | undefined)[]): Figure[] => {
      const read = numbers.filter((each) => each !== undefined).map((each) => readNumber(each, unit));
      const key = `${read.join("×")} ${unit}`;
      return read.some(Number.isNaN) ? [] : [{ found, offset, unit, key }];
    };
    if (first !== undefined) return figure("×", first, second, third);
    if (feet !== undefined) return figure("'", feet, inches);
    if (shareAfter !== undefined) return figure("%", shareAfter);
    if (after !== undefined) return figure(afterMetre ? "€/m²" : "€", after);
    const unit = metre ? "€/m²" : money ? "€" : area ? "m²" : "%";
    return [...(low === undefined ? [] : figure(unit, low)), ...figure(unit, value)];
  });
}

const words = new RegExp(`(?<!\\p{Nd}\\s)(?!(?<=por\\s)ciento(?!\\p{L}))${numberWords}`, "gu");

/** «mil doscientos euros» → «1200 euros»; in «25 mil» the word is part of a number. */
function withDigits(text: string): ReplacedText {
  const pieces = [...text.matchAll(words)].map(({ 0: found, index: offset }) => {
    const value = readNumberWords(found);
    return { offset, length: found.length, by: Number.isNaN(value) ? found : String(value).replace(".", ",") };
  });
  return replaceText(text, pieces);
}

/** «1.250,5», «1 250,5», «1,250.5», «٢٥», «25 mil» → their values */
function readNumber(written: string, unit: Figure["unit"]): number {
  const [, figure = "", factor = ""] = /^([\p{Nd}\s.,٫٬'’]*\p{Nd})\s?(\p{L}*)/u.exec(written) ?? [];
  const plain = figure
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/[\s'’٬]/g, "")
    .replaceAll("٫", ",");
  const sign = /[.,](?=\d*$)/.exec(plain)?.[0] ?? ",";
  const parts = plain.split(sign);
  const isGrouped = parts.length > 2 || (/^[1-9]\d{0,2}.\d{3}$/.test(plain) && (sign === "." || unit.startsWith("€")));
  const decimal = isGrouped
    ? plain.replaceAll(/[.,]/g, "")
    : plain.replaceAll(sign === "," ? "." : ",", "").replace(",", ".");
  const factors: Readonly<Record<string, number>> = { mil: 1000, k: 1000, millón: 1e6, millones: 1e6 };
  return Number((Number(decimal) * (factors[factor] ?? 1)).toPrecision(12));
}

/** Returns the ASCII digit for a decimal digit of any script; those of a script follow each other from zero. */
function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
  let value = 0;
  while (value < 9 && isDigit(point - value - 1)) value++;
  return String(value);
}
