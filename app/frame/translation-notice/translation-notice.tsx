import { useTranslation } from "react-i18next";
import { useCurrentSeo } from "#app/frame/current-seo.ts";
import { defaultLocale, originalLanguageAttributes } from "#app/i18n/languages.ts";

/** Says above an untranslated page why it is in another language, and where the original is. */
export function TranslationNotice() {
  const { t, i18n } = useTranslation();
  const seo = useCurrentSeo();
  if (!seo?.untranslated) return null;
  // A page without a path of its own, such as the one for unknown paths, has no original.
  const original = seo.alternates.find(({ locale }) => locale === defaultLocale);
  // The document around the sentence may be Spanish, and so is a sentence that is not translated.
  const languageOf = (key: "untranslated" | "original") => {
    const isOwn = i18n.getResource(i18n.language, "translation", `translation.${key}`) !== undefined;
    return isOwn ? { lang: i18n.language, dir: t("language.direction") } : originalLanguageAttributes;
  };
  return (
    <p className="translation-notice page" {...languageOf("untranslated")}>
      {t("translation.untranslated")}
      {original && (
        <>
          {" "}
          <a href={new URL(original.href).pathname} hrefLang={defaultLocale} {...languageOf("original")}>
            {t("translation.original")}
          </a>
        </>
      )}
    </p>
  );
}
