import type { Facts } from "#app/content/facts.ts";
import { fillPlaceholders, findPlaceholders } from "#app/content/placeholders.ts";

/**
 * Returns how many characters a text has once its placeholders are filled; undefined where one of them is unknown, which
 * is another check's issue.
 */
export function filledLength(text: string, facts: Facts | undefined): number | undefined {
  if (!facts || !findPlaceholders(text).every(({ name }) => facts.has(name))) return undefined;
  return [...fillPlaceholders(text, facts)].length;
}
