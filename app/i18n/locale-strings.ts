import { formatsTag, isTagOf } from "./formats-tag.ts";
import { defaultLocale } from "./languages.ts";
import { markOriginal } from "./original-text.ts";
import { pluralForms, splitPlural } from "./plural-forms.ts";
import { flatStrings, groupStrings, type StringGroup } from "./string-groups.ts";

/** The strings of a language: its own, and those of the original that stand in for what is missing. */
export interface LocaleStrings {
  readonly own: StringGroup;
  /** Marked as texts of the original; none in the original language itself. */
  readonly missing: StringGroup;
}

/**
 * Keys whose strings are no words for visitors: the words of paths and ids that links lead to. A missing one is the
 * original's, without a mark.
 */
const plainKeys = /^(?:language|paths)\.|(?:^|\.)anchors?(?:\.|$)/;

/** Says how figures and dates are written, of which a language that names nothing has its own way. */
const formatsKey = "language.formats";

/** Keys without which a text is made in another way: counts are written in figures then. */
const optionalKeys = /^numbers\./;

/**
 * Returns the strings of a language. What its file has in another shape than the original counts as missing.
 *
 * @param original The parsed file of the original language.
 * @param translation The parsed file of the language.
 * @param untranslated Keys, without plural forms, that count as missing although the file has a string.
 */
export function splitStrings(
  locale: string,
  original: unknown,
  translation: unknown,
  untranslated: ReadonlySet<string> = new Set(),
): LocaleStrings {
  if (locale === defaultLocale) return { own: groupStrings(flatStrings(original)), missing: {} };
  const translated = formsByKey(flatStrings(translation));
  const own: [string, string][] = [[formatsKey, formatsOf(locale, translated.get(formatsKey)?.get(formatsKey))]];
  const missing: [string, string][] = [];
  for (const [key, forms] of formsByKey(flatStrings(original))) {
    const isPlural = !forms.has(key);
    const ownForms = untranslated.has(key) ? new Map<string, string>() : (translated.get(key) ?? new Map());
    const wanted = isPlural ? pluralForms(locale).map((form) => `${key}_${form}`) : [key];
    own.push(...[...ownForms].filter(([name]) => isPlural || name === key));
    // i18next takes it for a form that the language lacks.
    if (ownForms.has(`${key}_other`) || wanted.every((name) => ownForms.has(name))) continue;
    if (plainKeys.test(key)) own.push(...forms);
    else if (optionalKeys.test(key)) own.push([key, ""]);
    else missing.push(...[...forms].map(([name, text]): [string, string] => [name, standIn(text)]));
  }
  return { own: groupStrings(own), missing: groupStrings(missing) };
}

/** Returns the tag by which a language writes figures; that of the language itself where its file names none of its own. */
function formatsOf(locale: string, written = locale): string {
  return formatsTag(isTagOf(new Intl.Locale(locale).language, written) ? written : locale);
}

/** Returns a text of the original for another language: marked, and with its figures as the original writes them. */
function standIn(text: string): string {
  return markOriginal(text.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, `{{$1, ${defaultLocale}}}`));
}

function formsByKey(strings: Iterable<readonly [string, string]>): Map<string, Map<string, string>> {
  const keys = new Map<string, Map<string, string>>();
  for (const [name, text] of strings) {
    const { stem: key } = splitPlural(name);
    keys.set(key, (keys.get(key) ?? new Map<string, string>()).set(name, text));
  }
  return keys;
}
