import type { MetaDescriptor } from "react-router";
import { hasTranslations } from "#app/i18n/has-translations.ts";
import { defaultLocale, originalLanguage } from "#app/i18n/languages.ts";
import { articleData } from "./article-data.ts";
import { isOriginal, type Seo } from "./seo.ts";

/**
 * Returns the tags of a page's head. Every route has `export const meta = pageMeta;`. Tags of parent routes are not
 * merged in, so that every tag of a page comes from its own loader.
 */
export function pageMeta({ loaderData }: { loaderData: { seo: Seo } | undefined }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description, previewLocale, canonical, noindex, alternates, image, kind, article } = loaderData.seo;
  const languageOf = (name: "title" | "description") => (isOriginal(loaderData.seo, name) ? originalLanguage : {});
  const tags: MetaDescriptor[] = [
    // React Router's tag of a title has no attributes: `<OriginalTitle>` makes that of an untranslated one.
    ...(isOriginal(loaderData.seo, "title") ? [] : [{ title }]),
    { name: "description", content: description, ...languageOf("description") },
    { property: "og:title", content: title, ...languageOf("title") },
    { property: "og:description", content: description, ...languageOf("description") },
    { property: "og:type", content: kind },
    { property: "og:locale", content: previewLocale },
  ];
  if (canonical) {
    tags.push({ tagName: "link", rel: "canonical", href: canonical }, { property: "og:url", content: canonical });
  }
  if (noindex) tags.push({ name: "robots", content: "noindex" });
  if (hasTranslations && !noindex) tags.push(...alternateLinks(alternates));
  if (image) tags.push({ property: "og:image", content: image });
  if (article) tags.push({ "script:ld+json": articleData(loaderData.seo, article) });
  return tags;
}

/** Returns the links to a page in every language that it is translated to, and for readers of none of them. */
function alternateLinks(alternates: Seo["alternates"]): MetaDescriptor[] {
  const translated = alternates.filter(({ untranslated }) => !untranslated);
  // A page alone is no alternate of anything.
  if (translated.length < 2) return [];
  const original = translated.filter(({ locale }) => locale === defaultLocale);
  const languages = [...translated, ...original.map(({ href }) => ({ locale: "x-default", href }))];
  return languages.map(({ locale, href }) => ({ tagName: "link", rel: "alternate", hrefLang: locale, href }));
}
