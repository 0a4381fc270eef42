import { type KeyTexts, keyTexts } from "#app/i18n/key-texts.ts";
import { countsOf, type PluralForm, pluralForms } from "#app/i18n/plural-forms.ts";
import { outdatedKeys, untranslatedKeys } from "#app/i18n/translation-state.ts";
import { message } from "#scripts/terminal/messages.ts";
import type { LanguageStrings } from "#scripts/translate/read-strings.ts";
import { hasLetters } from "#scripts/translate/starter-strings.ts";
import type { ExchangeUnit } from "./exchange-file.ts";

/** Returns the texts of a language that have words, in the plural forms of that language. */
export function exchangeStrings({ locale, original, translation, ledger }: LanguageStrings): ExchangeUnit[] {
  const translated = keyTexts(translation);
  const untranslated = untranslatedKeys(original, translation, ledger);
  const outdated = outdatedKeys(original, translation, ledger);
  return [...keyTexts(original)]
    .filter(([, spanish]) => hasLetters(spanish))
    .flatMap(([key, spanish]) =>
      formsOf(locale, spanish).map((form): ExchangeUnit => {
        const own = translated.get(key)?.get(form) ?? "";
        // Of an untranslated key some forms may be translated.
        const isCopy = untranslated.has(key) && [...spanish.values()].includes(own);
        return {
          id: withForm(key, form),
          original: originalOf(spanish, form),
          translation: isCopy ? "" : own,
          note: noteOf(locale, key, form),
          isOutdated: outdated.has(key),
        };
      }),
    );
}

/** Returns the forms in which a language has a key: one without a form, or its plural forms. */
export function formsOf(locale: string, spanish: KeyTexts): readonly (PluralForm | undefined)[] {
  return spanish.has(undefined) ? [undefined] : pluralForms(locale);
}

/** Returns the Spanish text that a form is made from. */
export function originalOf(spanish: KeyTexts, form: PluralForm | undefined): string {
  return spanish.get(form) ?? spanish.get("other") ?? [...spanish.values()].at(-1) ?? "";
}

/** Returns a key as the locale file writes it: `blog.minutes` and `few` → `blog.minutes_few`. */
export function withForm(key: string, form: PluralForm | undefined): string {
  return form === undefined ? key : `${key}_${form}`;
}

function noteOf(locale: string, key: string, form: PluralForm | undefined): string {
  if (key.startsWith("paths.")) return message("i18nNotePath");
  if (form === undefined) return "";
  return message("i18nNotePlural", { counts: countsOf(locale, form).join(", ") });
}
