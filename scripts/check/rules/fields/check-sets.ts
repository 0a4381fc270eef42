import type { Catalogue } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import type { FurnitureSet } from "#app/floor-plan/furnishing/sets-schema.ts";
import { piecesWithoutBack } from "#app/floor-plan/pieces-without-back.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";
import { oncePer } from "#app/time/once.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import { fieldIssue } from "#scripts/check/site/content-file.ts";
import { checkFurnitureNames } from "./check-furniture.ts";
import { findingIssue, findingsIn, soundBuilding } from "./finding-issue.ts";

/** Returns an issue of a field of one set. */
type SetIssue = (path: FieldPath, code: Issue["code"], values: Issue["values"]) => Issue;

/** Checks that every set of furniture has a plan and pieces of the catalogue, and that people can live with it. */
export function checkSets(site: CheckedSite): Issue[] {
  const { catalogue, sets } = site;
  if (!catalogue || !sets) return [];
  // Issues name pieces and uses.
  if (checkFurnitureNames(site).length > 0) return [];
  const { t } = site.locales.i18n(defaultLocale);
  const context = { site, catalogue: catalogue.data.pieces, buildingOf: oncePer(soundBuilding) };
  return sets.data.sets.flatMap((set, index, all) => {
    const issue: SetIssue = (path, code, values) => fieldIssue(sets, ["sets", index, ...path], code, values);
    const isSame = ({ model, plan, use }: FurnitureSet) => model === set.model && plan === set.plan && use === set.use;
    return [
      ...(all.findIndex(isSame) < index
        ? [issue(["use"], "name-duplicate", { name: t(`furnishing.uses.${set.use}`) })]
        : []),
      ...pieceIssues(set, { ...context, issue }),
      ...placeIssues(set, { ...context, issue }),
    ];
  });
}

interface SetContext {
  readonly issue: SetIssue;
  readonly site: CheckedSite;
  readonly catalogue: Catalogue;
  readonly buildingOf: (plan: Plan) => ReturnType<typeof soundBuilding>;
}

/** Pieces that belong to the building are those of the plan. All others have one of the sizes that visitors choose. */
function pieceIssues({ furniture }: FurnitureSet, { issue, site, catalogue }: SetContext): Issue[] {
  const { t } = site.locales.i18n(defaultLocale);
  return furniture.flatMap(({ piece, back, rect: [, , width, depth] }, place): Issue[] => {
    const path = ["furniture", place];
    const entry = catalogue[piece];
    if (!entry || entry.fixed) {
      const movable = Object.entries(catalogue).filter(([, { fixed }]) => !fixed);
      const names = movable.map(([name]) => name).join(", ");
      return [issue([...path, "piece"], "name-unknown", { name: piece, names })];
    }
    const label = t(`furnishing.pieces.${piece}`);
    const isTurned = back === "e" || back === "w";
    const fits = entry.sizes.some(
      ([along, across]) =>
        (!isTurned && along === width && across === depth) ||
        ((isTurned || back === undefined) && along === depth && across === width),
    );
    const sizes = entry.sizes.map(([along, across]) => `${along} × ${across}`).join(", ");
    return [
      ...(fits ? [] : [issue([...path, "rect"], "furniture-size", { label, width, depth, sizes })]),
      ...(back || piecesWithoutBack.has(piece) ? [] : [issue(path, "plan-furniture-back", { label })]),
    ];
  });
}

function placeIssues(set: FurnitureSet, { issue, site, catalogue, buildingOf }: SetContext): Issue[] {
  const { t } = site.locales.i18n(defaultLocale);
  const ids = site.ids("models");
  if (!ids.includes(set.model)) return [issue(["model"], "name-unknown", { name: set.model, names: ids.join(", ") })];
  // Without a model, its file has issues itself.
  const plans = site.models.find(({ id }) => id === set.model)?.data.plans ?? [];
  const plan = plans.find(({ id }) => id === set.plan);
  if (!plan) {
    const names = plans.map(({ id }) => id).join(", ");
    return plans.length > 0 ? [issue(["plan"], "name-unknown", { name: set.plan, names })] : [];
  }
  const pieces = furnish(plan, set);
  const first = pieces.length - set.furniture.length;
  const found = findingsIn(buildingOf(plan), pieces, catalogue);
  // Findings of the plan without any set have their issue there.
  const known = found.length > 0 ? findingsIn(buildingOf(plan), furnish(plan, { furniture: [] }), catalogue) : [];
  const placeOf = ({ between }: Finding) => JSON.stringify(between);
  const own = found.filter((finding) => !known.some((other) => placeOf(other) === placeOf(finding)));
  return own.map((finding) => {
    const { code, values } = findingIssue(finding, (index) => {
      const piece = pieces[index]?.piece;
      return piece && catalogue[piece] ? t(`furnishing.pieces.${piece}`) : String(piece);
    });
    const place = finding.pieces.find((index) => index >= first);
    return issue(place === undefined ? ["furniture"] : ["furniture", place - first, "rect"], code, values);
  });
}

/** Returns what belongs to the building of a plan, followed by the furniture of a set. */
function furnish({ furniture }: Pick<Plan, "furniture">, set: Pick<FurnitureSet, "furniture">): PlacedPiece[] {
  return [...furniture.filter(({ fixed }) => fixed), ...set.furniture.map((piece) => ({ ...piece, fixed: false }))];
}
