import type { Issue } from "#app/content/issues.ts";
import { countsOf, type PluralForm, pluralForms, splitPlural } from "#app/i18n/plural-forms.ts";
import type { LocaleFile, LocaleText } from "./locale-file.ts";

/**
 * Returns an issue for each text of a translation that lacks plural forms of its language although it has another one. The
 * general form stands in for them, which is right for few languages.
 *
 * @param wanted The texts of the original by their keys without plural forms.
 */
export function missingPlurals({ file, locale, texts }: LocaleFile, wanted: ReadonlyMap<string, LocaleText>): Issue[] {
  const written = Map.groupBy(
    texts.filter(({ key }) => splitPlural(key).form !== undefined),
    ({ key }) => splitPlural(key).stem,
  );
  return [...written].flatMap(([stem, [first, ...others]]): Issue[] => {
    const own = new Set([first, ...others].map((text) => splitPlural(text?.key ?? "").form));
    const missing = pluralForms(locale).filter((form) => !own.has(form));
    if (first === undefined || missing.length === 0 || !wanted.has(stem)) return [];
    const name = stem.slice(stem.lastIndexOf(".") + 1);
    const forms = missing.map((form) => `«${name}_${form}» (${examples(locale, form)})`).join(", ");
    return [{ file, code: "locale-plural", ...first.position, values: { key: stem, forms, extra: "" } }];
  });
}

/** Returns an issue for each plural form that a language does not have, and no count would ever show. */
export function needlessPlurals({ file, locale, texts }: LocaleFile, wanted: ReadonlyMap<string, LocaleText>): Issue[] {
  const known: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return texts.flatMap(({ key, position }): Issue[] => {
    const { stem, form } = splitPlural(key);
    if (form === undefined || known.includes(form) || !wanted.has(stem)) return [];
    return [{ file, code: "locale-plural", ...position, values: { key, forms: "", extra: key } }];
  });
}

/** Returns the first counts of a form: `1`, `2, 3, 4`, `5, 6, 7…`. */
function examples(locale: string, form: PluralForm): string {
  const counts = countsOf(locale, form, 4);
  return counts.length > 3 ? `${counts.slice(0, 3).join(", ")}…` : counts.join(", ");
}
