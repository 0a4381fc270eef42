import { livingSpace } from "#app/floor-plan/living-space.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { getModels } from "#app/pages/models/models.server.ts";
import { pageContext } from "#app/pages/page-context.server.ts";
import { getProductPage } from "#app/pages/product/product-page.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { ModelFacts } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";

/**
 * Returns every model in figures, in the order of the site. Measures and price are those of its pages; rooms are counted
 * in its plans. What a model does not have is left out: the bespoke one has neither.
 *
 * @param formats How measures are written.
 */
export async function modelFacts(site: Site, edition: Edition, formats = edition.formats): Promise<ModelFacts[]> {
  const { locale } = edition;
  const pages = site.paths.all().filter((page) => page.locale === locale && page.key === "product" && !page.alias);
  return Promise.all(
    getModels(edition).map(async ({ id, name, href, measures }): Promise<ModelFacts> => {
      const named = { name, shortName: name.split(/\P{L}+/u).at(-1) ?? name, path: href };
      const page = pages.find((candidate) => candidate.id === id);
      if (!measures || !page) return named;
      const { plans } = await getProductPage(pageContext(site, page));
      const measured = edition.content.entries("models").find((entry) => entry.id === id)?.data.plans ?? [];
      return {
        ...named,
        area: measures.surface,
        feet: measures.imperial,
        metres: formats.dimensions(measures.length, measures.width),
        price: measures.price,
        ...agreed("bedrooms", measured),
        ...agreed("bathrooms", measured),
        rooms: plans[0]?.rooms.map(({ name: room }) => room),
      };
    }),
  );
}

/** Returns how many rooms of a kind a model has, as its pages count them; nothing where its plans disagree. */
function agreed(kind: "bedrooms" | "bathrooms", plans: readonly Plan[]): Partial<Pick<ModelFacts, typeof kind>> {
  const [count, ...others] = new Set(plans.map((plan) => livingSpace(plan)[kind]));
  return count !== undefined && others.length === 0 ? { [kind]: count } : {};
}
