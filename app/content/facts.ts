import type { i18n } from "i18next";
import { type ComputedFigure, computeFigure, isExpression } from "#app/content/figures/compute-figure.ts";
import { joinThings } from "#app/content/figures/join-things.ts";
import { priceOf, surfaceOf } from "#app/content/figures/model-price.ts";
import { taxPhrase } from "#app/content/figures/tax-phrase.ts";
import { writeCount } from "#app/content/figures/write-count.ts";
import { type Formats, formatsIn } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { capitalise } from "#app/text/capitalise.ts";
import { claimNotes } from "./claim-notes.ts";
import { type PricedThing, priceContentsOf } from "./price-contents.ts";
import type { Model } from "./schemas/model.ts";
import type { SiteData } from "./schemas/site.ts";

/** The source of the texts that fill placeholders. */
export interface FactSource {
  /** Returns the text of a placeholder, by name or computed; undefined for an unknown name. */
  get(placeholder: string): string | undefined;
}

/** Values of placeholders as visitors read them: `precio.metro` → `900 €/m²`, `precio.metro * 40` → `36.000 €`. */
export interface Facts extends FactSource {
  /** The texts by name, without those of expressions. */
  readonly texts: ReadonlyMap<string, string>;
  /** Returns the result of an expression, or its error; undefined for a plain name. */
  compute(placeholder: string): ComputedFigure | undefined;
  /** The figures that placeholders can compute with, by name. */
  readonly figures: ReadonlyMap<string, number>;
}

/** The content that facts are collected from. */
export interface FactInput {
  /** The strings of their language. */
  readonly strings: i18n;
  readonly site: SiteData;
  readonly models: readonly { readonly id: string; readonly data: Model }[];
  /** The numbers of things that texts may count, by name. */
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * Returns the facts of one language: the texts and figures of `content/site.yaml` under dotted names,
 * `precio.impuestos`, `precio.incluye`, `precio.excluye`, notes of claims (`nota.ahorro`…), `.precio`, `.superficie`,
 * `.superficie.cifra`, `.medidas` and `.imperial` of each model with a size, and counts in words, `cuenta.<name>` or
 * `Cuenta.<name>`.
 */
export function collectFacts({ strings, site, models, counts }: FactInput): Facts {
  const { t, language: locale } = strings;
  const formats = formatsIn(t("language.formats"));
  const numbers = t("numbers.words");
  const texts = new Map<string, string>();
  const figures = new Map<string, number>();
  addTexts(texts, "", site, formats.asWritten);
  function addFigure(name: string, value: number, text: string): void {
    figures.set(name, value);
    texts.set(name, text);
  }
  texts.set("precio.impuestos", taxPhrase(site.vat, strings));
  // Empty until the company fills it in; until then the sentence around it is left out.
  const { isSample, included, excluded } = priceContentsOf(site);
  const inSentence = (things: readonly PricedThing[]) => {
    // The lines of `content/site.yaml` are Spanish on the pages of every language.
    const list = joinThings(
      things.map(({ name }) => name),
      defaultLocale,
    );
    return isSample && list !== "" ? t("priceContents.sampleInSentence", { list }) : list;
  };
  texts.set("precio.incluye", inSentence(included));
  texts.set("precio.excluye", inSentence(excluded));
  for (const { claim, fact, mark } of claimNotes) texts.set(fact, site.claims[claim].basis ? mark : "");
  addFigure("precio.metro", site.precio.metro, formats.eurosPerSquareMetre(site.precio.metro));
  addFigure("ahorro.maximo", site.ahorro.maximo, formats.percent(site.ahorro.maximo));
  addFigure("plazo.reduccion", site.plazo.reduccion, formats.percent(site.plazo.reduccion));
  for (const { id, data } of models) {
    const { size } = data;
    if (!size) continue;
    const surface = surfaceOf(size);
    const price = priceOf(surface, site.precio.metro);
    addFigure(`modelos.${id}.precio`, price, formats.euros(price));
    addFigure(`modelos.${id}.superficie`, surface, formats.squareMetres(surface));
    addFigure(`modelos.${id}.superficie.cifra`, surface, formats.area(surface));
    texts.set(`modelos.${id}.medidas`, formats.dimensions(size.length, size.width));
    texts.set(`modelos.${id}.imperial`, size.imperial);
  }
  for (const [name, count] of counts) {
    addFigure(`cuenta.${name}`, count, writeCount(count, numbers));
    texts.set(`Cuenta.${name}`, capitalise(writeCount(count, numbers), locale));
  }
  const compute = (placeholder: string) =>
    isExpression(placeholder) ? computeFigure(placeholder, figures, formats) : undefined;
  function get(placeholder: string): string | undefined {
    const text = texts.get(placeholder);
    if (text !== undefined) return text;
    const computed = compute(placeholder);
    return computed?.ok ? computed.text : undefined;
  }
  return { get, texts, compute, figures };
}

/** Returns facts that leave unknown placeholders as they are written, for texts that are being written. */
export function withUnknownNames(facts: Facts): Facts {
  return { ...facts, get: (name) => facts.get(name) ?? `{{${name}}}` };
}

function addTexts(facts: Map<string, string>, prefix: string, value: unknown, write: Formats["asWritten"]): void {
  if (typeof value === "string") facts.set(prefix, write(value));
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    addTexts(facts, prefix === "" ? name : `${prefix}.${name}`, inner, write);
  }
}
