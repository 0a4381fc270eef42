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
    if (!measures) return { name, path: href, row: [t("replies.bespokePrice"), name, t("replies.bespokeArea")] };
    const { length, width, surface, price } = measures;
    const plans = content.entries("models").find((entry) => entry.id === id)?.data.plans ?? [];
    const bedrooms = agreed("bedrooms", plans);
    const bathrooms = agreed("bathrooms", plans);
    const rooms = [
      ...(bedrooms ? [t("replies.bedrooms", { count: bedrooms })] : []),
      ...(bathrooms ? [t("replies.bathrooms", { count: bathrooms })] : []),
    ];
    const usable = plans.map((plan) => formats.squareMetres(livingSpace(plan).usableArea));
    const area = formats.squareMetres(surface);
    return {
      name,
      path: href,
      // A narrow bubble breaks after the dot, not before it.
      row: [formats.euros(price), [name, formats.dimensions(length, width), ...rooms].join("\u00A0· "), area],
      size: t("replies.size", {
        name,
        area,
        measures: formats.dimensions(length, width),
        usable: [...new Set(usable)].join(t("replies.or")),
      }),
      ...(rooms.length > 0 && { rooms: t("replies.rooms", { name, rooms: rooms.join(t("replies.and")) }) }),
      area: surface,
      price,
      ...(bedrooms !== undefined && { bedrooms }),
      ...(bathrooms !== undefined && { bathrooms }),
    };
  });
}

/** Returns how many rooms of a kind a model has, as its pages count them; undefined if its plans disagree. */
function agreed(kind: "bedrooms" | "bathrooms", plans: readonly Plan[]): number | undefined {
  const [count, ...others] = new Set(plans.map((plan) => livingSpace(plan)[kind]));
  return others.length === 0 ? count : undefined;
}
