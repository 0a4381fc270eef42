import { useFormats } from "#app/i18n/use-formats.ts";

/** A model as far as its price goes. */
export interface PricedModel {
  /** Null for the bespoke model, whose price is that of a square metre. */
  readonly measures: { readonly price: number } | null;
  /** Euros per square metre, the same for every model. */
  readonly pricePerMetre: number;
}

/** Returns a function that writes the price of a model: «25.308 €», or «900 €/m²» for the bespoke one. */
export function useModelPrice(): (model: PricedModel) => string {
  const { euros, eurosPerSquareMetre } = useFormats();
  return ({ measures, pricePerMetre }) => (measures ? euros(measures.price) : eurosPerSquareMetre(pricePerMetre));
}
