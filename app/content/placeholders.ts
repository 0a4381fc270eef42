import type { Facts } from "./facts.ts";

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** One `{{name}}` of a text. */
export interface Placeholder {
  readonly name: string;
  /** Offset of its first brace in the text. */
  readonly offset: number;
  /** Length with the braces. */
  readonly length: number;
}

/** Lists the placeholders of a text: `"Son {{ahorro}}"` → `[{ name: "ahorro", offset: 4, length: 10 }]`. */
export function findPlaceholders(text: string): Placeholder[] {
  return [...text.matchAll(placeholder)].map((match) => ({
    name: match[1] ?? "",
    offset: match.index,
    length: match[0].length,
  }));
}

/**
 * Puts the facts into a text: `"Son {{precio.metro}}"` → `"Son 900 €/m²"`.
 *
 * @throws Error naming a placeholder that no fact answers; `npm run check` finds those first.
 */
export function fillPlaceholders(text: string, facts: Facts): string {
  return text.replaceAll(placeholder, (_whole, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`Nothing in content/site.yaml is called «${name}».`);
    return fact;
  });
}

/** The same for a link: `"tel:{{contacto.telefono}}"` → `"tel:+34964000000"`; an address has no spaces. */
export function fillHref(href: string, facts: Facts): string {
  return findPlaceholders(href).length === 0 ? href : fillPlaceholders(href, facts).replaceAll(/\s/g, "");
}
