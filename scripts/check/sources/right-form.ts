const number = String.raw`\d(?:[\d.,]*\d)?`;

/** «900€», «1,500 €», «2.5 litros», «7.6 x 3.7 m», «40%», «28 m2». */
export const typedFigure = new RegExp(
  String.raw`(?<![\p{L}\d.,'’#/-])(?<numbers>${number}(?:\s?[x×]\s?${number})*)\s?(?<unit>€|%|euros?|[kcm]?m[²³23]?|kg|kWh?|litros?)(?![\p{L}\d²³'’])`,
  "gu",
);

/** Returns a figure as Spanish writes it: «28m2» → «28 m²». */
export function rightForm(found: string): string {
  return found.replaceAll(typedFigure, (_whole, ...parts: readonly unknown[]) => {
    const { numbers = "", unit = "" }: { numbers?: string; unit?: string } = Object(parts.at(-1));
    return `${spanish(numbers, /€|euro/.test(unit))} ${unit.replace(/(?<=m)[23]$/, (power) => (power === "2" ? "²" : "³"))}`;
  });
}

/** «7.6x3.7» → «7,6 × 3,7»; «0.125» → «0,125»; «10,000» → «10.000» for money, which has no three decimals */
function spanish(numbers: string, isMoney: boolean): string {
  return spaced(numbers).replaceAll(/[\d.,]+/g, (written) => {
    if (/^(?:\d+\.\d{1,2}|0\.\d+)$/.test(written)) return written.replace(".", ",");
    const isEnglish = isMoney && /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(written);
    return isEnglish ? written.replaceAll(/[.,]/g, (sign) => (sign === "," ? "." : ",")) : written;
  });
}

/** The page itself sets spaces that do not break, and the sign between two measures. */
export function spaced(text: string): string {
  return text.replaceAll(/\s?[x×]\s?/gu, " × ").replaceAll(/\s/gu, " ");
}
