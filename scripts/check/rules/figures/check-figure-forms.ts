import type { Issue } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";
import { literalFacts } from "./check-literal-facts.ts";

const number = String.raw`\d(?:[\d.,]*\d)?`;

/** «900€», «1,500 €», «2.5 litros», «7.6 x 3.7 m», «40%», «28 m2». */
const figure = new RegExp(
  String.raw`(?<![\p{L}\d.,'’#/-])(?<numbers>${number}(?:\s?[x×]\s?${number})*)\s?(?<unit>€|%|euros?|[kcm]?m[²³23]?|kg|kWh?|litros?)(?![\p{L}\d²³'’])`,
  "gu",
);

/** Checks that figures have the comma, the point and the space of Spanish: with those of English they are others. */
export function checkFigureForms(file: ContentFile, { factsFor }: CheckedSite): Issue[] {
  // The assistant's file has the words of visitors.
  if (file.locale !== defaultLocale || file.kind === "assistant") return [];
  const known = factsFor(file);
  return file.prose
    .filter(({ path }) => path?.at(-1) !== "imperial")
    .flatMap(({ text, issue }) => {
      // Expressions in braces have other forms.
      const plain = text.replaceAll(/\{\{[^{}]*\}\}/g, (whole) => "}".repeat(whole.length));
      const figures = [...plain.matchAll(figure)];
      // Figures that should be placeholders have one issue, of another rule.
      const facts =
        known && figures.length > 0 ? literalFacts(known).flatMap(({ pattern }) => pattern.exec(plain)?.[0] ?? []) : [];
      return figures.flatMap(({ 0: found, index, groups = {} }) => {
        const { numbers = "", unit = "" } = groups;
        const right = `${spanish(numbers, /€|euro/.test(unit))} ${unit.replace(/(?<=m)[23]$/, (power) => (power === "2" ? "²" : "³"))}`;
        const isFact = facts.some((fact) => found.includes(fact) || fact.includes(found));
        return isFact || right === spaced(found) ? [] : issue("figure-form", { found, right }, index, found);
      });
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
function spaced(text: string): string {
  return text.replaceAll(/\s?[x×]\s?/gu, " × ").replaceAll(/\s/gu, " ");
}
