import { createFormats } from "#app/i18n/formats.ts";
import { priceOf, surfaceOf } from "./model-price.ts";
import type { Model } from "./schemas/model.ts";
import type { SiteData } from "./schemas/site.ts";

/** Values of the placeholders, by name, as visitors read them: `precio.metro` → `900 €/m²`. */
export type Facts = ReadonlyMap<string, string>;

/**
 * Returns the facts of one language: every text of `content/site.yaml` under its dotted name, its figures with their
 * unit, and for each model with a size `modelos.<id>.precio`, `.superficie`, `.superficie.cifra`, `.medidas` and
 * `.imperial`.
 */
export function collectFacts(site: SiteData, models: ReadonlyMap<string, Model>, locale: string): Facts {
  const formats = createFormats(locale);
  const facts = new Map<string, string>();
  addTexts(facts, "", site);
  facts.set("precio.metro", formats.eurosPerSquareMetre(site.precio.metro));
  facts.set("ahorro.maximo", formats.percent(site.ahorro.maximo));
  facts.set("plazo.reduccion", formats.percent(site.plazo.reduccion));
  for (const [id, { size }] of models) {
    if (!size) continue;
    const surface = surfaceOf(size);
    facts.set(`modelos.${id}.precio`, formats.euros(priceOf(surface, site.precio.metro)));
    facts.set(`modelos.${id}.superficie`, formats.squareMetres(surface));
    facts.set(`modelos.${id}.superficie.cifra`, formats.area(surface));
    facts.set(`modelos.${id}.medidas`, formats.dimensions(size.length, size.width));
    facts.set(`modelos.${id}.imperial`, size.imperial);
  }
  return facts;
}

function addTexts(facts: Map<string, string>, prefix: string, value: unknown): void {
  if (typeof value === "string") facts.set(prefix, value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    addTexts(facts, prefix === "" ? name : `${prefix}.${name}`, inner);
  }
}
