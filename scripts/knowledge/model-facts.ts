import { livingSpace } from "#app/floor-plan/living-space.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { getModels } from "#app/pages/models/models.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { ModelFacts } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

/**
 * Returns every model in figures, in the order of the site. Measures and price are those of its pages; rooms are counted
 * in its plans. What a model does not have is left out: the bespoke one has neither.
 */
export function modelFacts(edition: Edition): ModelFacts[] {
  return getModels(edition).map(({ id, name, href, measures }): ModelFacts => {
    if (!measures) return { name, path: href };
    const plans = edition.content.entries("models").find((entry) => entry.id === id)?.data.plans ?? [];
    return {
      name,
      path: href,
      area: measures.surface,
      metres: edition.formats.dimensions(measures.length, measures.width),
      price: measures.price,
      ...agreed("bedrooms", plans),
      ...agreed("bathrooms", plans),
    };
  });
}

/** Returns how many rooms of a kind a model has, as its pages count them; nothing where its plans disagree. */
function agreed(kind: "bedrooms" | "bathrooms", plans: readonly Plan[]): Partial<Pick<ModelFacts, typeof kind>> {
  const [count, ...others] = new Set(plans.map((plan) => livingSpace(plan)[kind]));
  return count !== undefined && others.length === 0 ? { [kind]: count } : {};
}
