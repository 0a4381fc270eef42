import { livingSpace } from "#app/floor-plan/living-space.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { getModels } from "#app/pages/models/models.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { ModelFacts } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

/**
 * Returns every model in figures, in the order of the site. Measures and price are those of its pages; rooms are
 * counted in its plans, and left out where these disagree. The bespoke model has neither.
 */
export function modelFacts(edition: Edition): ModelFacts[] {
  const { content, formats, t } = edition;
  return getModels(edition).map(({ id, name, href, measures }): ModelFacts => {
    if (!measures) return { name, path: href, line: `${name}: ${t("replies.bespoke")}` };
    const { length, width, surface, price } = measures;
    const plans = content.entries("models").find((entry) => entry.id === id)?.data.plans ?? [];
    const bedrooms = agreed("bedrooms", plans);
    const bathrooms = agreed("bathrooms", plans);
    const facts = [
      formats.squareMetres(surface),
      formats.dimensions(length, width),
      ...(bedrooms ? [t("replies.bedrooms", { count: bedrooms })] : []),
      ...(bathrooms ? [t("replies.bathrooms", { count: bathrooms })] : []),
      formats.euros(price),
    ];
    // A narrow bubble breaks after the dot, not before it.
    const line = `${name}: ${facts.join("\u00A0· ")}`;
    return { name, path: href, line, area: surface, price, ...(bedrooms !== undefined && { bedrooms }) };
  });
}

/** Returns how many rooms of a kind a model has, as its pages count them; undefined where its plans disagree. */
function agreed(kind: "bedrooms" | "bathrooms", plans: readonly Plan[]): number | undefined {
  const [count, ...others] = new Set(plans.map((plan) => livingSpace(plan)[kind]));
  return others.length === 0 ? count : undefined;
}
