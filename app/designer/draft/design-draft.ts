import type { TFunction } from "i18next";
import type { DesignerData } from "#app/designer/data/designer-data.ts";
import { findPlan, type ModelPlan } from "#app/designer/data/find-plan.ts";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { readDesign } from "#app/designer/tool/choose-design.ts";
import { surveyBuilding } from "#app/floor-plan/furnishing/building.ts";
import { checkFurnishing } from "#app/floor-plan/furnishing/check-furnishing.ts";
import { checkWays, waySteps } from "#app/floor-plan/furnishing/check-ways.ts";
import { livingSpace, squareMetres } from "#app/floor-plan/living-space.ts";
import { polygonArea } from "#app/floor-plan/polygons.ts";
import { changedFinishes } from "./finish-words.ts";

/** Exported here, so that the contact page loads it together with the draft and neither without a design. */
export { loadDesignerData } from "#app/designer/data/load-designer-data.ts";

/** A design in words, and the data that it is drawn from. */
export interface DesignDraft extends ModelPlan {
  readonly pieces: readonly DesignPiece[];
  /** Lines of plain text, without a blank one. */
  readonly text: string;
}

/**
 * Returns a design in words for a message: model, areas, furniture, changed finishes, findings and URL; undefined for a
 * fragment that cannot be read.
 *
 * @param urlOf returns the full URL of a design, which mail programs turn into a link
 */
export function designDraft(
  data: DesignerData,
  fragment: string,
  urlOf: (fragment: string) => string,
  t: TFunction,
): DesignDraft | undefined {
  const decoded = readDesign(data, fragment);
  const found = decoded.ok ? findPlan(data, decoded.design.model, decoded.design.plan) : undefined;
  if (!decoded.ok || !found) return undefined;
  const { model, plan } = found;
  const { pieces } = decoded.design;

  const furnished = { building: surveyBuilding(plan), pieces, catalogue: data.catalogue };
  const count = checkFurnishing(furnished).length + checkWays(furnished, waySteps.fine).findings.length;
  const name = model.plans.length > 1 && plan.name !== undefined ? `${model.name}, ${plan.name}` : model.name;
  const text = [
    t("designerTool.draft.title", { name }),
    t("designerTool.draft.areas", {
      outer: { squareMetres: squareMetres(polygonArea(plan.outline)) },
      usable: { squareMetres: livingSpace(plan).usableArea },
    }),
    t("designerTool.draft.pieces", { count: pieces.filter(({ fixed }) => !fixed).length }),
    ...changedFinishes(decoded.design, t),
    count > 0 ? t("designerTool.draft.findings", { count }) : t("designerTool.draft.noFindings"),
    urlOf(fragment),
  ].join("\n");
  return { model, plan, pieces, text };
}

/** Matches a design in a message. */
const designInText = /#d=([\w.-]*\w)/g;

/**
 * Returns a message without the draft of a design if the visitor has not changed that draft, otherwise the same
 * message.
 *
 * @param textOf returns the draft of a fragment; undefined for one that cannot be read
 */
export function withoutDraft(message: string, textOf: (fragment: string) => string | undefined): string {
  for (const [, fragment = ""] of message.matchAll(designInText)) {
    const text = textOf(fragment);
    if (text === undefined) continue;
    const [before = "", ...after] = message.split(text);
    if (after.length === 0) continue;
    return [before.trimEnd(), after.join(text).trimStart()].filter((part) => part !== "").join("\n\n");
  }
  return message;
}
