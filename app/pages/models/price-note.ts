import type { ParseKeys } from "i18next";
import type { SiteData } from "#app/content/schemas/site.ts";
import type { Fact } from "./fact-list.tsx";

/** What to say about taxes beside a price, by the setting in `content/site.yaml`. */
export const vatNotes = {
  included: "product.vat.included",
  excluded: "product.vat.excluded",
  unset: "product.vat.unset",
} as const satisfies Record<SiteData["vat"], ParseKeys>;

/** Returns the facts with a note below each price. Prices are recognised by their euro sign. */
export function withPriceNote(facts: readonly Fact[], note: string): Fact[] {
  return facts.map((fact) => (fact.value.includes("€") ? { ...fact, note } : fact));
}
