import { defaultLocale } from "#app/i18n/languages.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { missingKey } from "#scripts/check/locales/check-names.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { fieldIssue } from "#scripts/check/site/content-file.ts";
import { findingIssue, findingsIn, soundBuilding } from "./finding-issue.ts";

/** Checks that the furniture of every plan is of the catalogue, and that people can live with it. */
export function checkFurniture({ models, catalogue }: CheckedSite): Issue[] {
  if (!catalogue) return [];
  const { pieces } = catalogue.data;
  return models.flatMap((file) =>
    file.data.plans.flatMap((plan, index) => {
      const path = ["plans", index, "furniture"];
      const names = Object.keys(pieces).join(", ");
      const unknown = plan.furniture.flatMap(({ piece }, place) =>
        pieces[piece] ? [] : fieldIssue(file, [...path, place, "piece"], "name-unknown", { name: piece, names }),
      );
      const found = findingsIn(soundBuilding(plan), plan.furniture, pieces)
        // A piece outside its room has its issue already.
        .filter(({ code }) => code !== "wall")
        .map((finding) => {
          const { code, values } = findingIssue(finding, (place) => plan.furniture[place]?.label ?? "");
          const [place] = finding.pieces;
          return fieldIssue(file, place === undefined ? path : [...path, place, "rect"], code, values);
        });
      return [...unknown, ...found];
    }),
  );
}

/** Checks that every piece of the catalogue and every use of a set has a name in the original language. */
export function checkFurnitureNames({ catalogue, sets, strings }: CheckedSite): Issue[] {
  const original = strings.get(defaultLocale);
  if (!original) return [];
  const present = new Set(original.texts.map(({ key }) => key));
  const keys = [
    ...Object.keys(catalogue?.data.pieces ?? {}).map((piece) => `furnishing.pieces.${piece}`),
    ...(sets?.data.sets ?? []).map(({ use }) => `furnishing.uses.${use}`),
  ];
  return [...new Set(keys)].filter((key) => !present.has(key)).map((key) => missingKey(original, key));
}
