/**
 * Returns a text that is in another language than the page: https://www.w3.org/TR/json-ld11/#string-internationalization.
 * JSON-LD has such values wherever it has texts; the types of schema.org know plain texts only.
 */
export function inLanguage(text: string, language: string): string {
  return { "@value": text, "@language": language } as unknown as string;
}
