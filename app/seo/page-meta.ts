import type { MetaDescriptor } from "react-router";
import { articleData } from "./article-data.ts";
import type { Seo } from "./seo.ts";

/**
 * Returns the tags of a page's head. Every route has `export const meta = pageMeta;`. Tags of parent routes are not
 * merged in, so that every tag of a page comes from its own loader.
 */
export function pageMeta({ loaderData }: { loaderData: { seo: Seo } | undefined }): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title, description, canonical, noindex, alternates, image, kind, article } = loaderData.seo;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: kind },
  ];
  if (canonical) {
    tags.push({ tagName: "link", rel: "canonical", href: canonical }, { property: "og:url", content: canonical });
  }
  if (noindex) tags.push({ name: "robots", content: "noindex" });
  const translated = alternates.filter(({ untranslated }) => !untranslated);
  // A page alone is no alternate of anything.
  for (const { locale, href } of noindex || translated.length < 2 ? [] : translated) {
    tags.push({ tagName: "link", rel: "alternate", hrefLang: locale, href });
  }
  if (image) tags.push({ property: "og:image", content: image });
  if (article) tags.push({ "script:ld+json": articleData(loaderData.seo, article) });
  return tags;
}
