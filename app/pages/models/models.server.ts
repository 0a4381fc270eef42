import type { ApplicationModel } from "#app/components/cards/application-card.tsx";
import type { Entry } from "#app/content/content-files.server.ts";
import { priceOf, surfaceOf } from "#app/content/figures/model-price.ts";
import type { Model } from "#app/content/schemas/model.ts";
import type { PageContext } from "#app/pages/page-context.server.ts";
import type { Edition } from "#app/site/edition.server.ts";

/** What other pages show of a model: enough for a tile or a link. */
export interface ModelSummary {
  readonly id: string;
  readonly name: string;
  /** Path of its presentation. */
  readonly href: string;
  /** Path of its detailed page. */
  readonly productHref: string;
  /** Null for the bespoke model, which has neither. */
  readonly measures: ModelMeasures | null;
}

/** Metres, square metres and euros. */
export interface ModelMeasures {
  readonly length: number;
  readonly width: number;
  readonly imperial: string;
  readonly surface: number;
  readonly price: number;
}

/** Returns all models, from the shortest to the longest, the bespoke one last. */
export function getModels(edition: Edition): ModelSummary[] {
  return edition.content.entries("models").map((entry) => summarise(entry, edition));
}

/**
 * Returns the model of a page, and the others.
 *
 * @throws Error when the page is not that of a model.
 */
export function currentModel({ page, edition }: PageContext): {
  entry: Entry<Model>;
  model: ModelSummary;
  others: ModelSummary[];
} {
  const models = getModels(edition);
  const entry = edition.content.entry("models", page.id);
  const model = models.find(({ id }) => id === page.id);
  if (!entry || !model) throw new Error(`content/es/models has no model «${page.id}».`);
  return { entry, model, others: models.filter((other) => other !== model) };
}

function summarise({ id, slug, data }: Entry<Model>, { content, pathTo }: Edition): ModelSummary {
  return {
    id,
    name: data.name,
    href: pathTo("model", { slug }),
    productHref: pathTo("product", { slug }),
    measures: data.size && measure(data.size, content.site().precio.metro),
  };
}

function measure(size: NonNullable<Model["size"]>, pricePerMetre: number): ModelMeasures {
  const surface = surfaceOf(size);
  return { ...size, surface, price: priceOf(surface, pricePerMetre) };
}

/** Returns what the card of a use shows of a model. */
export function applicationModel({ id, name, href, measures: all }: ModelSummary): ApplicationModel {
  const measures = all && { length: all.length, width: all.width, price: all.price };
  return { id, name, href, measures };
}
