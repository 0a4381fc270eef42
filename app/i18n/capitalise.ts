import { defaultLocale } from "./languages.ts";
import { changeOriginal, isOriginal } from "./original-text.ts";

/** Returns a text with its first letter in upper case: `"ámbitos"` → `"Ámbitos"`. */
export function capitalise(text: string, locale: string): string {
  if (isOriginal(text)) return changeOriginal(text, (original) => capitalise(original, defaultLocale));
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(locale) + rest.join("");
}
