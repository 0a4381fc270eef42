import { formatsTag, isTagOf } from "./formats-tag.ts";
import { defaultLocale } from "./languages.ts";
import { pluralForms, splitPlural } from "./plural-forms.ts";
import { flatStrings, groupStrings, isLinkKey, type StringGroup } from "./string-groups.ts";

/** The tag by which figures and dates are written; by default the language's own. */
const formatsKey = "language.formats";

/** Words for numbers: a language that lacks them writes figures. */
const numbersKey = "numbers.words";

/**
 * Returns the strings that a language has of its own, for `createI18n`; i18next takes all others from the original.
 * Values of another shape than the original's, and empty ones, count as missing. Missing path words are taken from the
 * original, and missing plural forms from the language's `other` form.
 *
 * @param original The parsed file of the original language.
 * @param translation The parsed file of the language.
 */
export function ownStrings(locale: string, original: unknown, translation: unknown): StringGroup {
  const originals = flatStrings(original);
  if (locale === defaultLocale) return groupStrings(originals);
  const translated = new Map(flatStrings(translation).filter(([, text]) => text.trim() !== ""));
  const own = new Map([[formatsKey, formatsOf(locale, translated.get(formatsKey))]]);
  for (const [key, text] of originals) {
    const { stem, form } = splitPlural(key);
    const names = form === undefined ? [key] : pluralForms(locale).map((name) => `${stem}_${name}`);
    for (const name of names) {
      const written = translated.get(name) ?? (form === undefined ? undefined : translated.get(`${stem}_other`));
      if (written !== undefined && !own.has(name)) own.set(name, written);
      else if (isLinkKey(name)) own.set(name, text);
    }
  }
  if (!own.has(numbersKey)) own.set(numbersKey, "");
  return groupStrings(own);
}

/** Returns the tag by which a language writes figures; that of the language itself unless its file names another. */
function formatsOf(locale: string, written = locale): string {
  return formatsTag(isTagOf(new Intl.Locale(locale).language, written) ? written : locale);
}
