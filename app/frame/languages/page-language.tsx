import { type ReactNode, useMemo } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { useCurrentSeo } from "#app/frame/current-seo.ts";
import { inOriginalWords } from "#app/i18n/create-i18n.ts";
import { originalLanguageAttributes } from "#app/i18n/languages.ts";

/**
 * Shows a page in its language. An untranslated one is the original: its strings, figures and dates are Spanish too, in
 * an element that says so.
 */
export function PageLanguage({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const isUntranslated = useCurrentSeo()?.untranslated !== undefined;
  const shown = useMemo(() => (isUntranslated ? inOriginalWords(i18n) : i18n), [i18n, isUntranslated]);
  if (!isUntranslated) return children;
  return (
    <div className="untranslated" {...originalLanguageAttributes}>
      <I18nextProvider i18n={shown}>{children}</I18nextProvider>
    </div>
  );
}
