import type { Issue } from "#app/content/issues.ts";
import { formatsTag, isTagOf } from "#app/i18n/formats-tag.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { directionOf, ownName } from "#scripts/translate/language-facts.ts";
import { nameOfLanguage } from "#scripts/translate/language-tag.ts";
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
      .map(({ position }): Issue => {
        return { file, code: "locale-value", ...position, values: { key, allowed: allowed.join(", ") } };
      }),
  );
}

/**
 * Checks that a language says of itself what can be right: not the direction of another script, and not the name of the
 * original, which stays in a copy of its file.
 *
 * @param originalName What the original calls itself: «Español».
 */
export function checkDoubtfulValues({ file, locale, texts }: LocaleFile, originalName: string): Issue[] {
  const { language, script } = new Intl.Locale(locale);
  const isSure = script !== undefined || !inBothDirections.includes(language);
  const values = { language: nameOfLanguage(locale, defaultLocale) ?? locale };
  const issue = ({ position }: LocaleText, own: Issue["values"]): Issue => {
    return { file, code: "locale-doubtful", ...position, values: { ...values, ...own } };
  };
  return texts.flatMap((written): Issue[] => {
    const text = written.text.trim();
    if (written.key === "language.direction") {
      const [expected, other] = directionOf(locale) === "rtl" ? ["rtl", "ltr"] : ["ltr", "rtl"];
      return isSure && text === other ? [issue(written, { direction: text, expected })] : [];
    }
    const isCopy = written.key === "language.name" && text === originalName.trim() && language !== defaultLocale;
    return isCopy ? [issue(written, { name: text, expected: ownName(locale).name })] : [];
  });
}
