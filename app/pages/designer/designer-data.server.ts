import type { DesignerData, DesignerModel } from "#app/designer/data/designer-data.ts";
import { type FurnitureSet, furnitureUses } from "#app/floor-plan/furnishing/sets-schema.ts";
import type { DrawnPlan, Plan } from "#app/floor-plan/plan-schema.ts";
import { planSchema } from "#app/floor-plan/plan-schema.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { designerAreas } from "#app/i18n/locale-areas.ts";
import type { StringGroup } from "#app/i18n/string-groups.ts";
import { getModels, type ModelSummary } from "#app/pages/models/models.server.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** Returns the data of the designer in a language, in the words in which its page is shown. */
export async function getDesignerData(site: Site, locale: string): Promise<DesignerData> {
  const edition = site.editionOf({ key: "designer", locale });
  const { content } = edition;
  const stringsOf = (language: string) => ofDesigner(site.locales.strings(language));
  const { brand, contacto, empresa } = content.site();
  const isOriginal = locale === defaultLocale || edition.untranslated !== undefined;
  return {
    models: await Promise.all(getModels(edition).map((model) => describeModel(model, edition))),
    catalogue: content.data("catalogue").pieces,
    company: [brand, empresa.localidad, contacto.telefono, contacto.email],
    sets: content.data("sets").sets.toSorted((one, other) => orderOf(one) - orderOf(other)),
    strings: { original: stringsOf(defaultLocale), ...(!isOriginal && { own: stringsOf(locale) }) },
  };
}

async function describeModel({ id, name, productHref, measures }: ModelSummary, edition: Edition) {
  const plans = edition.content.entry("models", id)?.data.plans ?? [];
  return {
    id,
    name,
    productHref,
    contactHref: `${edition.pathTo("contact")}?modelo=${id}`,
    measures,
    plans: await Promise.all(plans.map((plan) => describeDrawnPlan(plan, edition))),
  } satisfies DesignerModel;
}

async function describeDrawnPlan({ title, note, cutaway, ...plan }: Plan, { resolve }: Edition): Promise<DrawnPlan> {
  const { name, rooms, furniture } = plan;
  return { ...plan, ...(await resolve(planSchema, { name, rooms, furniture })) };
}

function ofDesigner(strings: StringGroup): StringGroup {
  return Object.fromEntries(Object.entries(strings).filter(([area]) => designerAreas.includes(area)));
}

function orderOf({ use }: FurnitureSet): number {
  return furnitureUses.indexOf(use);
}
