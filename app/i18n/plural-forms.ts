/** The suffixes of keys in i18next, one for each plural form; languages differ in which they have. */
const suffix = /_(zero|one|two|few|many|other)$/;

/** A form that i18next chooses by a count. */
export type PluralForm = Intl.LDMLPluralRule;

/** Counts up to this number use all plural forms that the site needs. */
const highestCount = 300;

/** Returns the forms that a language has for counts of things: `es` → one and other, `ar` → all six. */
export function pluralForms(locale: string): readonly PluralForm[] {
  const rules = new Intl.PluralRules(locale);
  const used = new Set(Array.from({ length: highestCount }, (_, count) => rules.select(count)));
  const all: readonly PluralForm[] = ["zero", "one", "two", "few", "many", "other"];
  return all.filter((form) => used.has(form));
}

/** Returns the first counts that a language uses a form for: `es` and one → `[1]`. */
export function countsOf(locale: string, form: PluralForm, most = 5): readonly number[] {
  const rules = new Intl.PluralRules(locale);
  return Array.from({ length: highestCount }, (_, count) => count)
    .filter((count) => rules.select(count) === form)
    .slice(0, most);
}

/** Returns a key as the code writes it, and its form: `blog.minutes_other` → `blog.minutes` and `other`. */
export function splitPlural(key: string): { readonly stem: string; readonly form: PluralForm | undefined } {
  const form = suffix.exec(key)?.[1] as PluralForm | undefined;
  return { stem: key.replace(suffix, ""), form };
}

/** Returns the key that the code writes: `blog.minutes_other` → `blog.minutes`. */
export function withoutPlural(key: string): string {
  return splitPlural(key).stem;
}
