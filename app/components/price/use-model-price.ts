import { use } from "react";
import { useFormats } from "#app/i18n/use-formats.ts";
import { PriceTermsContext } from "./tax-phrase.tsx";

/** A model as far as its price goes. */
export interface PricedModel {
  /** Null for the bespoke model, whose price is that of a square metre. */
  readonly measures: { readonly price: number } | null;
}

/** Returns a function that writes the price of a model: «25.308 €», or «900 €/m²» for the bespoke one. */
export function useModelPrice(): (model: PricedModel) => string {
  const { euros, eurosPerSquareMetre } = useFormats();
  const { perMetre } = use(PriceTermsContext);
  return ({ measures }) => (measures ? euros(measures.price) : eurosPerSquareMetre(perMetre));
}
