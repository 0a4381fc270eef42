import type { Knowledge, ModelFacts } from "../knowledge-shape.ts";
import { fill } from "../reply-texts.ts";

/** Writes figures as the site does. */
export interface ModelWriter {
  /** «MOD|ONE: 28,12 m² · 7,6 m x 3,7 m · 1 dormitorio · 1 baño · 25.308 €», on a line of its own. */
  readonly line: (model: ModelFacts) => string;
  /** The same with the phrase about taxes, for an answer that has no other price before it. */
  readonly taxedLine: (model: ModelFacts) => string;
  readonly squareMetres: (area: number) => string;
  readonly euros: (amount: number) => string;
}

/** Returns what writes the figures of models in the language of the sentences around them. */
export function createModelWriter({ texts, locale, figuresLocale = locale, price }: Knowledge): ModelWriter {
  const grouped = { useGrouping: "always", maximumFractionDigits: 2 } as const;
  const number = new Intl.NumberFormat(figuresLocale, grouped);
  // «18,30 m²», as on the pages; a surface that a visitor names stays as it is: «40 m²».
  const decimals = new Intl.NumberFormat(figuresLocale, { ...grouped, minimumFractionDigits: 2 });
  const squareMetres = (area: number) => `${(Number.isInteger(area) ? number : decimals).format(area)}\u00A0m²`;
  const euros = (amount: number) => `${number.format(amount)}\u00A0€`;
  const counted = (count: number | undefined, one: string, several: string) =>
    count ? [fill(count === 1 ? one : several, { number: String(count) })] : [];

  function line({ name, area, metres, bedrooms, bathrooms, price: amount }: ModelFacts): string {
    if (area === undefined || amount === undefined) {
      return fill(texts.modelLine, { name, facts: fill(texts.bespoke, { perMetre: price.perMetre }) });
    }
    const facts = [
      `${decimals.format(area)}\u00A0m²`,
      ...(metres === undefined ? [] : [metres]),
      ...counted(bedrooms, texts.bedroom, texts.bedrooms),
      ...counted(bathrooms, texts.bathroom, texts.bathrooms),
      euros(amount),
    ];
    // A narrow bubble breaks after the dot, not before it.
    return fill(texts.modelLine, { name, facts: facts.join("\u00A0· ") });
  }

  return { line, taxedLine: (model) => `${line(model)} (${price.taxes})`, squareMetres, euros };
}
