import { findPlaceholders } from "#app/content/placeholders.ts";
import { countsOf, type PluralForm, pluralForms, splitPlural, withoutPlural } from "#app/i18n/plural-forms.ts";
import { groupStrings } from "#app/i18n/string-groups.ts";
import { findStringGaps } from "#app/i18n/string-keys.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { directionOf, ownName } from "#scripts/translate/language-tag.ts";
import { missingKey, unknownNames } from "./check-names.ts";
import { checkTexts } from "./check-texts.ts";
import type { LocaleFile } from "./locale-file.ts";

/**
 * Checks that a translation has texts of the original only, with its placeholders. One warning counts what it lacks.
 */
export function checkTranslation(locale: LocaleFile, original: LocaleFile): Issue[] {
  const places = new Map(
    original.texts.map(({ key, text }) => {
      const names = [...new Set(findPlaceholders(text).map(({ name }) => name))].sort();
      return [withoutPlural(key), { required: names, allowed: names }] as const;
    }),
  );
  const wanted = new Set(places.keys());
  const missing = missingLanguage(locale);
  const unknown = unknownNames(locale, wanted);
  return [
    ...missing,
    // A text under another name would also be counted as missing.
    ...(unknown.length === 0 && missing.length === 0 ? unfinished(locale, original) : []),
    ...wrongPlurals(locale, wanted),
    ...unknown,
    ...checkTexts(locale, places),
  ];
}

/** Returns one issue for what a language has to say of itself: it cannot take that from the original. */
function missingLanguage(locale: LocaleFile): Issue[] {
  const lines = new Map([
    ["language.name", `"name": ${JSON.stringify(ownName(locale.locale))}`],
    ["language.direction", `"direction": ${JSON.stringify(directionOf(locale.locale))}`],
  ]);
  const [key, ...others] = [...lines.keys()].filter((required) => !locale.texts.some((text) => text.key === required));
  if (key === undefined) return [];
  if (others.length === 0) return [missingKey(locale, key, lines.get(key))];
  return [missingKey(locale, "language", `"language": { ${[...lines.values()].join(", ")} }`)];
}

/** Returns one issue for all texts without own words. Single words, such as «Blog», may be the same in both. */
function unfinished(locale: LocaleFile, original: LocaleFile): Issue[] {
  const strings = ({ texts }: LocaleFile) => groupStrings(texts.map(({ key, text }) => [key, text] as const));
  const { all, missing, same } = findStringGaps(strings(original), strings(locale));
  const sentences = new Set(
    original.texts.filter(({ text }) => /\p{L}\s+\p{L}/u.test(text)).map(({ key }) => withoutPlural(key)),
  );
  if (missing.length === 0 && !same.some((key) => sentences.has(key))) return [];
  const values = { missing: missing.length + same.length, all, locale: locale.locale };
  return [{ file: locale.file, code: "locale-unfinished", line: 1, column: 1, values }];
}

/** Returns an issue for each text that lacks plural forms of its language, and for each form that no count shows. */
function wrongPlurals({ file, locale, texts }: LocaleFile, wanted: ReadonlySet<string>): Issue[] {
  const known: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const written = texts.flatMap((text) => ({ ...text, ...splitPlural(text.key) }));
  const plurals = written.filter(({ stem, form }) => form !== undefined && wanted.has(stem));
  const needless = plurals.filter(({ form = "" }) => !known.includes(form));
  const issue = ({ position }: (typeof plurals)[number], values: Issue["values"]): Issue => {
    return { file, code: "locale-plural", ...position, values };
  };
  return [
    ...needless.map((text) => issue(text, { key: text.key, forms: "", extra: text.key })),
    ...[...Map.groupBy(plurals, ({ stem }) => stem)].flatMap(([stem, own]) => {
      const missing = pluralForms(locale).filter((form) => !own.some((text) => text.form === form));
      const name = stem.slice(stem.lastIndexOf(".") + 1);
      const forms = missing.map((form) => `«${name}_${form}» (${examples(locale, form)})`).join(", ");
      return own[0] && missing.length > 0 ? [issue(own[0], { key: stem, forms, extra: "" })] : [];
    }),
  ];
}

/** Returns the first counts of a form: `1`, `2, 3, 4`, `5, 6, 7…`. */
function examples(locale: string, form: PluralForm): string {
  const counts = countsOf(locale, form, 4);
  return counts.length > 3 ? `${counts.slice(0, 3).join(", ")}…` : counts.join(", ");
}
