/** Returns a text with its first letter in upper case: `"ámbitos"` → `"Ámbitos"`. */
export function capitalise(text: string, locale: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(locale) + rest.join("");
}
