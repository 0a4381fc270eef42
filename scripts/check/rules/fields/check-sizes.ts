import type { Issue } from "#app/content/issues.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { fieldIssue } from "#scripts/check/texts/field-texts.ts";

const metresPerFoot = 0.3048;
/** Feet are rounded to whole ones, and a building may be named by its inside. */
const mostOff = 0.6;

/** Kilograms of a square metre of building, from a tent's to that of stone. */
const weights = { least: 50, most: 1500 };

/** No building is longer: these are millimetres, which `plan-size` reports. */
const mostMetres = 100;

/** Warns of feet, and of a weight, that do not fit the metres of a model. */
export function checkSizes({ models }: CheckedSite): Issue[] {
  return models.flatMap((file): Issue[] => {
    const { size, weight } = file.data;
    if (!size || file.locale !== defaultLocale) return [];
    const { length, width, imperial } = size;
    if (length > mostMetres) return [];
    const metres = (imperial.match(/\d+(?:[.,]\d+)?(?=\s*(?:'|’|ft|pies))/g) ?? []).map(
      (feet) => Number(feet.replace(",", ".")) * metresPerFoot,
    );
    const isOff = [length, width].some((side, index) => Math.abs((metres[index] ?? 0) - side) > mostOff);
    const feet = [length, width].map((side) => `${Math.round(side / metresPerFoot)}'`).join("x");
    const [least, most] = [weights.least, weights.most].map((each) => Math.round(each * length * width));
    const isHeavy = weight !== undefined && (weight < Number(least) || weight > Number(most));
    return [
      ...(isOff ? [fieldIssue(file, ["size", "imperial"], "value-doubtful", { found: imperial, meant: feet })] : []),
      ...(isHeavy
        ? [
            fieldIssue(file, ["weight"], "value-doubtful", {
              found: weight,
              least: least ?? 0,
              most: most ?? 0,
              unit: "kg",
            }),
          ]
        : []),
    ];
  });
}
