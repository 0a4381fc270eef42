import { withoutIsolates } from "#app/i18n/isolate.ts";
import { isNote } from "./claim-notes.ts";
import type { FactSource } from "./facts.ts";

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Matches after the spaces between two sentences. */
const sentenceEnd = /(?<=[.!?…]["»)]?\s+)(?=\S)/u;

/** A placeholder of a text. */
export interface Placeholder {
  readonly name: string;
  /** Offset of its first brace in the text. */
  readonly offset: number;
  /** Length with the braces. */
  readonly length: number;
}

/** Returns the placeholders of a text: `"Son {{ahorro}}"` → `[{ name: "ahorro", offset: 4, length: 10 }]`. */
export function findPlaceholders(text: string): Placeholder[] {
  // Most texts have none, and each is asked several times.
  if (!text.includes("{{")) return [];
  return [...text.matchAll(placeholder)].map((match) => ({
    name: match[1] ?? "",
    offset: match.index,
    length: match[0].length,
  }));
}

/** Returns a text without its placeholders and their spaces: `"Hasta un {{ahorro}} menos"` → `"Hasta un menos"`. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(/^\{\{[^{}]*\}\}\s*|\s*\{\{[^{}]*\}\}/g, "");
}

/** Whether a text has a placeholder whose fact the company has not filled in yet. */
export function hasOpenFact(text: string, facts: FactSource): boolean {
  return findPlaceholders(text).some(({ name }) => facts.get(name) === "" && !isNote(name));
}

/** Returns a text without the sentences that need a fact which the company has not filled in yet. */
function leaveOutOpen(text: string, facts: FactSource): string {
  if (!hasOpenFact(text, facts)) return text;
  // Sentences with the spaces after them.
  return text
    .split(sentenceEnd)
    .filter((sentence) => !hasOpenFact(sentence, facts))
    .join("")
    .trim();
}

/**
 * Returns a text with its placeholders filled: `"Son {{precio.metro}}"` → `"Son 900 €/m²"`. Sentences with an empty
 * fact are left out.
 *
 * @throws Error naming a placeholder without a fact; `npm run check` reports those before a build.
 */
export function fillPlaceholders(text: string, facts: FactSource): string {
  return leaveOutOpen(text, facts).replaceAll(placeholder, (_whole, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`Nothing in content/site.yaml is called «${name}».`);
    return fact;
  });
}

/**
 * Returns a link with its placeholders filled, without the spaces of facts: `"tel:{{contacto.telefono}}"` →
 * `"tel:+34964000000"`.
 *
 * @throws Error naming a placeholder without a fact.
 */
export function fillHref(href: string, facts: FactSource): string {
  if (findPlaceholders(href).length === 0) return href;
  return withoutIsolates(fillPlaceholders(href, facts)).replaceAll(/\s/g, "");
}
