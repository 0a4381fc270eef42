import { useTranslation } from "react-i18next";
import { useCurrentSeo } from "#app/frame/current-seo.ts";
import { defaultLocale } from "#app/i18n/languages.ts";

/** Says above an untranslated page why it is in another language, and where the original is. */
export function TranslationNotice() {
  const { t } = useTranslation();
  const seo = useCurrentSeo();
  if (!seo?.untranslated) return null;
  // A page without a path of its own has none.
  const original = seo.alternates.find(({ locale }) => locale === defaultLocale);
  return (
    <p className="translation-notice page">
      {t("translation.untranslated")}
      {original && (
        <>
          {" "}
          <a href={new URL(original.href).pathname} hrefLang={defaultLocale}>
            {t("translation.original")}
          </a>
        </>
      )}
    </p>
  );
}
