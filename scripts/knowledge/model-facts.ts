import { createFormats } from "#app/i18n/formats.ts";
import { getModels } from "#app/pages/models/models.server.ts";
import { pageContext } from "#app/pages/page-context.server.ts";
import { getProductPage, type ProductPage } from "#app/pages/product/product-page.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { ModelFacts } from "#supabase/functions/chat-with-gemini/knowledge-shape.ts";
import { tokenize } from "#supabase/functions/chat-with-gemini/words.ts";

/** Words by which a room is known for what it is. */
interface RoomWords {
  readonly bedrooms: readonly string[];
  readonly bathrooms: readonly string[];
}

/**
 * Returns every model in figures, in the order of the site. Measures and price are those of its pages; rooms are counted
 * in its plans. What a model does not have is left out: the bespoke one has neither.
 */
export async function modelFacts(site: Site, edition: Edition, words: RoomWords): Promise<ModelFacts[]> {
  const { locale } = edition;
  const formats = createFormats(locale);
  const pages = site.paths.all().filter((page) => page.locale === locale && page.key === "product" && !page.alias);
  return Promise.all(
    (await getModels(edition)).map(async ({ id, name, href, measures }): Promise<ModelFacts> => {
      const named = { name, shortName: name.split(/\P{L}+/u).at(-1) ?? name, path: href };
      const page = pages.find((candidate) => candidate.id === id);
      if (!measures || !page) return named;
      const { plans } = await getProductPage(pageContext(site, page));
      return {
        ...named,
        area: measures.surface,
        feet: measures.imperial,
        metres: formats.dimensions(measures.length, measures.width),
        price: measures.price,
        ...roomFacts(plans, words),
      };
    }),
  );
}

/** Numbers on which the plans of a model disagree are left out. */
function roomFacts(
  plans: ProductPage["plans"],
  words: RoomWords,
): Pick<ModelFacts, "bedrooms" | "bathrooms" | "rooms"> {
  const [first] = plans;
  if (!first) return {};
  const kinds = [
    ...words.bedrooms.map((word) => ({ kind: "bedrooms", word: tokenize(word).join(" ") }) as const),
    ...words.bathrooms.map((word) => ({ kind: "bathrooms", word: tokenize(word).join(" ") }) as const),
  ];
  // What a room is called first counts: «Baño del dormitorio» is a bathroom.
  const kindOf = (name: string) =>
    tokenize(name)
      .map((token) => kinds.find(({ word }) => word === token)?.kind)
      .find((kind) => kind !== undefined);
  const countOf = (wanted: "bedrooms" | "bathrooms") => {
    const counts = new Set(plans.map(({ rooms }) => rooms.filter(({ name }) => kindOf(name) === wanted).length));
    return counts.size === 1 ? { [wanted]: [...counts][0] } : {};
  };
  return { ...countOf("bedrooms"), ...countOf("bathrooms"), rooms: first.rooms.map(({ name }) => name) };
}
