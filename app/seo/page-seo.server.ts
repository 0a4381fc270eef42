import { withoutNotes } from "#app/content/claim-notes.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { previewFile } from "#app/pictures/picture-files.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { isTranslated } from "#app/site/is-translated.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";
import { pageTrail } from "#app/site/page-trail.server.ts";
import { pagePicture } from "./page-picture.server.ts";
import { type Preview, previewProperties } from "./preview-properties.ts";
import type { Seo } from "./seo.ts";
import { describePage } from "./structured-data/describe-page.ts";
import type { PageSubject } from "./structured-data/page-facts.ts";

/** The values that the content of a page gives for its head. */
export interface SeoSource {
  readonly title: string;
  readonly description: string;
  readonly kind?: Preview["kind"];
  /** The subject of the page, as additional data for search engines. */
  readonly subject?: PageSubject;
}

/**
 * Returns the head of a page of the route table. Its canonical URL has the first path of the page, in the original
 * language if the page is not translated; an unlisted page has none.
 */
export async function pageSeo({ site, page, edition: shown }: PageContext, source: SeoSource): Promise<Seo> {
  const { edition, locales, paths, production } = site;
  const { url } = shown.content.site();
  const { src, alt } = pagePicture(site, page);
  const picture = { url: url + previewFile((await site.pictures.read(src)).src), alt };
  if (page.unlisted) return unlistedSeo(shown, source, picture);
  const canonicalPage = { ...page, alias: undefined };
  const names = locales.names();
  const alternates = names.map((locale) => ({
    locale,
    href: url + paths.translated(canonicalPage, locale),
    ...(!isTranslated(edition(locale).content, page) && ({ untranslated: true } as const)),
  }));
  const isOwn = shown.untranslated === undefined;
  const canonical = url + paths.translated(canonicalPage, isOwn ? page.locale : defaultLocale);
  const languages = alternates.flatMap(({ locale, untranslated }) => (untranslated ? [] : [locale]));
  const trail = pageTrail(site, page);
  const plain = (text: string) => withoutNotes(shown.fill(text));
  const facts = {
    site: shown.content.site(),
    url: canonical,
    language: shown.locale,
    description: plain(source.description),
    surfaceName: plain(shown.t("product.surface")),
    plain,
  };
  const structuredData =
    isOwn && describePage(facts, source.subject, trail, page.key === "home" ? languages : undefined);
  return {
    ...words(shown, source, { url: canonical, picture }),
    canonical,
    ...(!isOwn && ({ untranslated: shown.untranslated, noindex: true } as const)),
    ...(!production && ({ trial: true } as const)),
    alternates: names.length < 2 ? [] : alternates,
    ...(trail.length > 0 && { trail }),
    ...(structuredData && { structuredData }),
  };
}

/** Returns the head of a page that search engines should not keep. */
export function unlistedSeo(edition: Edition, source: SeoSource, picture?: Preview["picture"]): Seo {
  const { untranslated } = edition;
  return {
    ...words(edition, source, picture && { picture }),
    ...(untranslated && { untranslated }),
    noindex: true,
    alternates: [],
  };
}

function words(
  { content, locale, untranslated, t, fill }: Edition,
  source: SeoSource,
  { picture, ...place }: Pick<Preview, "url" | "picture"> = {},
): Pick<Seo, "title" | "description" | "properties" | "card"> {
  const { kind = "website", subject } = source;
  const { brand } = content.site();
  const title = t("seo.title", { title: fill(source.title), brand });
  const description = fill(source.description);
  const preview: Preview = {
    siteName: brand,
    title,
    description,
    kind,
    locale: untranslated ? defaultLocale : locale,
    ...place,
    ...(picture && { picture: { ...picture, alt: picture.alt || title } }),
    ...(subject?.type === "article" && { article: subject.article }),
  };
  return {
    title,
    description,
    properties: previewProperties(preview),
    card: picture ? "summary_large_image" : "summary",
  };
}
