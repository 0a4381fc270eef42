import { useCurrentSeo } from "#app/frame/current-seo.ts";
import { originalLanguage } from "#app/i18n/languages.ts";
import { isOriginal } from "#app/seo/seo.ts";

/** The title of a page whose title is not translated, which says its language; `pageMeta` makes all others. */
export function OriginalTitle() {
  const seo = useCurrentSeo();
  return seo && isOriginal(seo, "title") ? <title {...originalLanguage}>{seo.title}</title> : null;
}
