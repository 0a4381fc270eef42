const noBreakSpace = "\u00A0";
/** Narrow, and no line breaks at it. */
const thinSpace = "\u202F";

// «6 x 2,6 m» and «90 × 90 cm», with any spaces; not the imperial «25'x12'», whose sign follows a mark.
const sign = /(?<=\d)\s*[x×]\s*(?=\d)/gu;

// The space between a figure and its unit, which are read as one.
const unit = /(?<=\d) (?=(?:%|€|(?:mm|cm|km|kg|kWh|kW|m|l|g|h|°C|ºC)[²³]?(?![\p{L}\d])))/gu;

// The spaces in «50.000 a 150.000 €», «12 o 18 meses» and «entre 1.300 y 1.600 €/m²».
const range = /(?<=\d) ([aoy]) (?=\d)/gu;

/**
 * Returns a text whose measures are set as in print: «6 x 2,6 m» → «6 × 2,6 m». Its figures break neither before their
 * unit nor within a range.
 */
export function setFigures(text: string): string {
  return text
    .replace(sign, `${thinSpace}×${thinSpace}`)
    .replace(unit, noBreakSpace)
    .replace(range, `${noBreakSpace}$1${noBreakSpace}`);
}
