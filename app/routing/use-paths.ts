import { useTranslation } from "react-i18next";
import { defaultLocale } from "#app/i18n/languages.ts";
import { createPathTo, localePrefix, type PathTo } from "./paths.ts";

/** Returns `pathTo` of the language being shown. */
export function usePaths(): PathTo {
  const { i18n } = useTranslation();
  const words = i18n.getResource(i18n.language, "translation", "paths");
  return createPathTo(words, localePrefix(i18n.language, defaultLocale));
}
