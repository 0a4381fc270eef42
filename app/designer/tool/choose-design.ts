import type { DesignerData } from "#app/designer/data/designer-data.ts";
import { findPlan } from "#app/designer/data/find-plan.ts";
import { type Design, startDesign } from "#app/designer/design/design.ts";
import { type DecodedDesign, decodeDesign } from "#app/designer/design/fragment.ts";

/** The inputs that decide which design the designer opens with. */
export interface WantedDesign {
  /** The fragment of the URL. */
  readonly fragment: string | undefined;
  /** The fragment of the last design on the device. */
  readonly last: string | undefined;
  /** The id of the model for a visitor who has neither. */
  readonly model: string;
}

/** The design that the designer opens with. */
export interface ChosenDesign {
  readonly design: Design;
  /** Why the wanted design could not be read, and a plan opens as it is drawn. */
  readonly unread?: Extract<DecodedDesign, { ok: false }>["why"];
}

/**
 * Returns the design that the designer opens with: that of the URL, otherwise that of the device. If it cannot be read,
 * the plan that it names opens as it is drawn.
 */
export function chooseDesign(data: DesignerData, { fragment, last, model }: WantedDesign): ChosenDesign {
  const wanted = fragment ?? last;
  if (wanted === undefined) return { design: startOf(data, model) };
  const decoded = readDesign(data, wanted);
  if (decoded.ok) return { design: decoded.design };
  const [, modelId = "", planId = ""] = wanted.split(".");
  const named = findPlan(data, modelId, planId);
  return { design: named ? startDesign(modelId, named.plan) : startOf(data, model), unread: decoded.why };
}

/** Returns the design of a fragment, or why there is none. */
export function readDesign(data: DesignerData, fragment: string): DecodedDesign {
  return decodeDesign(fragment, (model, plan) => findPlan(data, model, plan)?.plan);
}

function startOf({ models }: DesignerData, id: string): Design {
  const model = models.find((candidate) => candidate.id === id) ?? models[0];
  const plan = model?.plans[0];
  if (!model || !plan) throw new Error("The designer has no model with a plan.");
  return startDesign(model.id, plan);
}
