/** A figure that is written otherwise than in the rest of the site. */
export interface MiswrittenFigure {
  readonly found: string;
  readonly right: string;
  readonly offset: number;
}

const number = String.raw`\d(?:[\d.,]*\d)?`;
const sign = String.raw`\s?[x×]\s?`;
const unit = "€|%|euros?|(?:[kcm]?m)[²³23]?|kg|kWh?|litros?";

/** «900€», «€900», «7.6x3.7 m», «40%», «28 m2», «900 €/m2». Not a part of a longer word or figure. */
const figure = new RegExp(
  String.raw`(?<![\p{L}\d.,'’#/-])(?:(?<before>€)\s?)?(?<numbers>${number}(?:${sign}${number})*)(?:(?<space>\s?)(?<unit>${unit})(?<per>\s?/\s?m(?:[²2]|etro)?)?(?![\p{L}\d²³'’]))?`,
  "gu",
);

/** A unit without its figure: «por m2». */
const unitAlone = /(?<=[\p{L})}€]\s|[/}])(?<unit>[kc]?m[23])(?![\p{L}\d])/gu;

/** Returns the figures of a text that break the site's form: «900 €/m²», «28,12 m²», «40 %», «7,6 × 3,7 m». */
export function miswrittenFigures(text: string): MiswrittenFigure[] {
  const figures = [...text.matchAll(figure)].flatMap(({ 0: found, index: offset, groups = {} }) => {
    const right = rightForm(groups);
    return right === undefined || right === plainForm(found) ? [] : [{ found, right, offset }];
  });
  const alone = [...text.matchAll(unitAlone)].map(({ 0: found, index: offset }) => ({
    found,
    right: raised(found),
    offset,
  }));
  const isWithin = ({ offset }: MiswrittenFigure) =>
    figures.some((other) => offset >= other.offset && offset < other.offset + other.found.length);
  return [...figures, ...alone.filter((piece) => !isWithin(piece))].sort((a, b) => a.offset - b.offset);
}

/** Returns the form that a figure should have, with plain spaces; undefined for one without a unit. */
function rightForm({ before, numbers = "", unit, per = "" }: Readonly<Record<string, string>>): string | undefined {
  const name = unit ?? before;
  if (name === undefined) return undefined;
  const isMoney = /€|euro/.test(name);
  const written = numbers
    .split(/\s?[x×]\s?/u)
    .map((part) => spanishNumber(part, isMoney))
    .join(" × ");
  return `${written} ${raised(name)}${per === "" ? "" : raised(per).replaceAll(/\s/gu, "")}`;
}

/** «7.6» → «7,6»; «10,000» → «10.000» for money, which has no three decimals */
function spanishNumber(text: string, isMoney: boolean): string {
  if (/^\d+\.\d{1,2}$/.test(text)) return text.replace(".", ",");
  if (isMoney && /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text)) {
    return text.replaceAll(/[.,]/g, (mark) => (mark === "," ? "." : ","));
  }
  return text;
}

/** «m2» → «m²» */
function raised(unit: string): string {
  return unit.replace(/(?<=m)2$/u, "²").replace(/(?<=m)3$/u, "³");
}

/** The page itself sets spaces that do not break, and the sign between two measures. */
function plainForm(found: string): string {
  return found.replaceAll(/\s?[x×]\s?/gu, " × ").replaceAll(/\s/gu, " ");
}
