import { withoutAccents } from "./without-accents.ts";

/**
 * Returns words as a part of a path, in kebab case without accents: `"Construcción modular"` →
 * `"construccion-modular"`. Words without a single letter of the alphabet or figure give an empty one.
 */
export function slugFrom(words: string): string {
  return withoutAccents(words)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
