import texts from "./dev-texts.es.json" with { type: "json" };

/** Key of a text of the development server. */
export type DevTextKey = keyof typeof texts;

/**
 * Returns a text of the development server, filled in. The texts are in a file of their own, because the panel loads
 * them into the browser.
 */
export function devText(key: DevTextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return texts[key].replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
