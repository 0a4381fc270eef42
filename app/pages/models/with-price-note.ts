import type { Fact } from "./fact-list.tsx";

/** Facts in words, with a note below each that is a price: which one is, its sign says. */
export function withPriceNote(facts: readonly Fact[], note: string): Fact[] {
  return facts.map((fact) => (fact.value.includes("€") ? { ...fact, note } : fact));
}
