import type { Issue } from "#app/content/issues.ts";
import { formatsTag, isTagOf } from "#app/i18n/formats-tag.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { directionOf, nameOfLanguage, ownName } from "#scripts/translate/language-tag.ts";
import type { LocaleFile, LocaleText } from "./locale-file.ts";

/** Languages that are written in both directions, by country and writer. */
const inBothDirections: readonly string[] = [
  "az",
  "ff",
  "ha",
  "kk",
  "ks",
  "ku",
  "ky",
  "ms",
  "pa",
  "sd",
  "tg",
  "tk",
  "ug",
  "uz",
];

/** Checks what a language says of itself: its direction, and how it writes figures, as one of its own regions does. */
export function checkLanguageValues({ file, locale, texts }: LocaleFile): Issue[] {
  const { language, region } = new Intl.Locale(formatsTag(locale)).maximize();
  const rules = [
    { key: "language.direction", allowed: ["ltr", "rtl"], isAllowed: (text: string) => /^(?:ltr|rtl)$/.test(text) },
    {
      key: "language.formats",
      allowed: [...new Set([locale, `${language}-${region}`])],
      // Who begins with a copy of the original's file has its value, which counts for no other language.
      isAllowed: (text: string) => isTagOf(language, text) || text === defaultLocale,
    },
  ];
  return rules.flatMap(({ key, allowed, isAllowed }) =>
    texts
      .filter((text) => text.key === key && !isAllowed(text.text))
      .map(({ text: found, position }): Issue => {
        const language = nameOfLanguage(locale, defaultLocale) ?? locale;
        return {
          file,
          code: "locale-value",
          ...position,
          values: { key, found, language, allowed: allowed.join(", ") },
        };
      }),
  );
}

/**
 * Checks that a language says of itself what can be right: not the direction of another script, and not a name in Spanish,
 * such as «Inglés», or that of the original.
 */
export function checkDoubtfulValues({ file, locale, texts }: LocaleFile): Issue[] {
  const { language, script } = new Intl.Locale(locale);
  const isSure = script !== undefined || !inBothDirections.includes(language);
  const spanishNames = [locale, defaultLocale].map((tag) => nameOfLanguage(tag, defaultLocale)?.toLowerCase());
  const values = { language: nameOfLanguage(locale, defaultLocale) ?? locale };
  const issue = ({ position }: LocaleText, own: Issue["values"]): Issue => {
    return { file, code: "locale-value", ...position, values: { ...values, ...own } };
  };
  return texts.flatMap((written): Issue[] => {
    const text = written.text.trim();
    if (written.key === "language.direction") {
      const [expected, other] = directionOf(locale) === "rtl" ? ["rtl", "ltr"] : ["ltr", "rtl"];
      return isSure && text === other ? [issue(written, { key: written.key, found: text, allowed: expected })] : [];
    }
    const expected = ownName(locale);
    const isSpanish = written.key === "language.name" && language !== defaultLocale && text !== expected;
    return isSpanish && spanishNames.includes(text.toLowerCase())
      ? [issue(written, { key: written.key, found: text, allowed: expected })]
      : [];
  });
}
