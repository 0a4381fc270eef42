import { findPlaceholders } from "#app/content/placeholders.ts";
import { type PluralForm, splitPlural } from "#app/i18n/plural-forms.ts";

/** Forms of so few things that a language may have words for the count: «un minuto». */
const formsInWords: readonly (PluralForm | undefined)[] = ["zero", "one", "two"];

/** Returns the placeholders of a text, each once, sorted: `["{{brand}}", "{{count}}"]`. */
export function textPlaceholders(text: string): string[] {
  return [...new Set(findPlaceholders(text).map(({ name }) => `{{${name}}}`))].sort();
}

/** Returns the placeholders that a translation lacks, and those that its original does not have. */
export function placeholdersUnlike(original: string, key: string, translation: string) {
  const [wanted, found] = [textPlaceholders(original), textPlaceholders(translation)];
  const optional = formsInWords.includes(splitPlural(key).form) ? ["{{count}}"] : [];
  return {
    missing: wanted.filter((name) => !found.includes(name) && !optional.includes(name)),
    extra: found.filter((name) => !wanted.includes(name)),
  };
}

/** Whether a translation has the placeholders of its original; the count may be left out in some plural forms. */
export function hasPlaceholdersOf(original: string, key: string, translation: string): boolean {
  const { missing, extra } = placeholdersUnlike(original, key, translation);
  return missing.length === 0 && extra.length === 0;
}
