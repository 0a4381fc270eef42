import type { Fact } from "./fact-list.tsx";

/** Returns the facts with a note below each price. Prices are recognised by their euro sign. */
export function withPriceNote(facts: readonly Fact[], note: string): Fact[] {
  return facts.map((fact) => (fact.value.includes("€") ? { ...fact, note } : fact));
}
