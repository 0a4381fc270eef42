import { describeLabelledPlan } from "#app/floor-plan/drawing/describe-plan.ts";
import { roomAreas } from "#app/floor-plan/living-space.ts";
import { planSchema } from "#app/floor-plan/plan-schema.ts";
import type { Edition } from "#app/site/edition.server.ts";

/**
 * Returns the first plan of a model as `<FloorPlan>` draws it, with its note.
 *
 * @throws Error when the model is not there; `npm run check` reports that before a build.
 */
export async function drawPlan(id: string, edition: Edition) {
  const { plan } = firstPlanOf(id, edition.content);
  const { title, note, rooms } = await edition.resolve(planSchema, plan);
  const caption = `${title}. ${note.replace(/\.?$/, ".")}`;
  return { title, caption, rooms: roomAreas(rooms), drawing: describeLabelledPlan({ ...plan, rooms }) };
}

/**
 * Returns the size and the first plan of a model.
 *
 * @throws Error when the model is not there.
 */
export function firstPlanOf(id: string, content: Edition["content"]) {
  const model = content.entry("models", id)?.data;
  const plan = model?.plans[0];
  if (!model || !plan) throw new Error(`A page draws the model «${id}», which is not there.`);
  return { size: model.size, plan };
}
