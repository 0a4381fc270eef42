import type { MetaDescriptor } from "react-router";
import { hasTranslations } from "#app/i18n/has-translations.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Seo } from "./seo.ts";

/**
 * Returns the tags of a page's head. Every route has `export const meta = pageMeta;`. Tags of parent routes are not
 * merged in, so every tag of a page comes from its own loader. Little is done here, because visitors load this code.
 */
export function pageMeta({ loaderData }: { loaderData: { seo: Seo } | null | undefined }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { seo } = loaderData;
  const { title, description, properties, card, canonical, noindex, trial, alternates, structuredData } = seo;
  return [
    { title },
    { name: "description", content: description },
    ...properties.map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: card },
    ...(canonical ? [{ tagName: "link", rel: "canonical", href: canonical }] : []),
    ...(noindex || trial ? [{ name: "robots", content: "noindex" }] : []),
    ...(hasTranslations && !noindex ? alternateLinks(alternates) : []),
    ...(structuredData ? [{ "script:ld+json": JSON.parse(structuredData) }] : []),
  ];
}

/** Returns the links to a page in each language it is translated to, and one for readers of other languages. */
function alternateLinks(alternates: Seo["alternates"]): MetaDescriptor[] {
  const translated = alternates.filter(({ untranslated }) => !untranslated);
  // A page alone is no alternate of anything.
  if (translated.length < 2) return [];
  const original = translated.filter(({ locale }) => locale === defaultLocale);
  const languages = [...translated, ...original.map(({ href }) => ({ locale: "x-default", href }))];
  return languages.map(({ locale, href }) => ({ tagName: "link", rel: "alternate", hrefLang: locale, href }));
}
