import { useTranslation } from "react-i18next";
import { useCurrentSeo } from "#app/frame/current-seo.ts";
import { defaultLocale } from "#app/i18n/languages.ts";

/** Says above a page without a translation why it is in another language, and where the original is. */
export function TranslationNotice() {
  const { t, i18n } = useTranslation();
  const alternates = useCurrentSeo()?.alternates ?? [];
  const isUntranslated = alternates.some(({ locale, untranslated }) => locale === i18n.language && untranslated);
  const original = alternates.find(({ locale }) => locale === defaultLocale);
  if (!isUntranslated || !original) return null;
  return (
    <p className="translation-notice page">
      {t("translation.untranslated")}{" "}
      <a href={new URL(original.href).pathname} hrefLang={defaultLocale}>
        {t("translation.original")}
      </a>
    </p>
  );
}
