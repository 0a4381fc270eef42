import type { Issue } from "#app/content/issues.ts";
import { formatsTag, isTagOf } from "#app/i18n/formats-tag.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { LocaleFile } from "./locale-file.ts";

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
