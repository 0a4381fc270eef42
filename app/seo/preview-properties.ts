import { formatsTag } from "#app/i18n/formats-tag.ts";
import { previewSize } from "#app/pictures/picture-files.ts";
import type { Tags } from "./seo.ts";

/** The values that social networks and messengers show of a link. */
export interface Preview {
  /** The brand. */
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  readonly kind: "website" | "article";
  /** Language of the title. */
  readonly locale: string;
  /** Canonical URL; absent on pages without a path of their own. */
  readonly url?: string;
  /** URL of the picture in the one size that it is made in, and what it shows for those who do not see it. */
  readonly picture?: { readonly url: string; readonly alt: string };
  /** Days of an article, YYYY-MM-DD. */
  readonly article?: { readonly published: string; readonly updated: string };
}

/** Returns what a link preview shows, by the properties of the Open Graph protocol (https://ogp.me). */
export function previewProperties(preview: Preview): Tags {
  const { siteName, title, description, kind, locale, url, picture, article } = preview;
  const { width, height } = previewSize;
  const properties: readonly (readonly [property: string, content: string | undefined])[] = [
    ["og:title", title],
    ["og:description", description],
    ["og:type", kind],
    ["og:site_name", siteName],
    ["og:locale", openGraphLocale(locale)],
    ["og:url", url],
    ["og:image", picture?.url],
    ["og:image:width", picture && String(width)],
    ["og:image:height", picture && String(height)],
    ["og:image:alt", picture?.alt],
    ["article:published_time", article?.published],
    ["article:modified_time", article?.updated],
  ];
  return properties.flatMap(([property, content]) => (content === undefined ? [] : [[property, content] as const]));
}

/**
 * Returns a language with its territory, as the protocol writes it: `es` → `es_ES`, `en` → `en_GB`, `pt-BR` → `pt_BR`.
 */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(formatsTag(locale)).maximize();
  return region === undefined ? language : `${language}_${region}`;
}
