import { hasTranslations } from "#app/i18n/has-translations.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Seo } from "#app/seo/seo.ts";
import { useCurrentSeo } from "./current-seo.ts";

/**
 * The tags of a page's head, from the field `seo` of its loader data. A page without one, such as an error page, brings
 * its own title.
 */
export function PageHead() {
  const seo = useCurrentSeo();
  if (!seo) return null;
  const { title, description, properties, card, canonical, noindex, trial, alternates } = seo;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {properties.map(([property, content], index) => (
        <meta property={property} content={content} key={index} />
      ))}
      <meta name="twitter:card" content={card} />
      {canonical && <link rel="canonical" href={canonical} />}
      {(noindex || trial) && <meta name="robots" content="noindex" />}
      {hasTranslations && !noindex && <AlternateLinks alternates={alternates} />}
    </>
  );
}

/** Links to a page in each language it is translated to, and one for readers of other languages. */
function AlternateLinks({ alternates }: Pick<Seo, "alternates">) {
  const translated = alternates.filter(({ untranslated }) => !untranslated);
  // A page alone is no alternate of anything.
  if (translated.length < 2) return null;
  const original = translated.filter(({ locale }) => locale === defaultLocale);
  const languages = [...translated, ...original.map(({ href }) => ({ locale: "x-default", href }))];
  return languages.map(({ locale, href }) => <link rel="alternate" hrefLang={locale} href={href} key={locale} />);
}
