import type { Content } from "#app/content/content.server.ts";
import { isJpgFile } from "#app/pictures/picture-files.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { isTranslated } from "#app/site/is-translated.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { SitemapPage } from "./sitemap.ts";

/** Returns the paths of all files of pictures that a built page names; undefined for one that was not built. */
export type PicturesOfPage = (path: string) => readonly string[] | undefined;

/**
 * Returns the pages of a site for its sitemap, without those that show the original in another language: with their
 * pictures and, of articles and their lists, the day of the last change.
 */
export function sitemapPages({ edition, paths }: Site, picturesOf: PicturesOfPage): SitemapPage[] {
  const listed = paths.all().filter((page) => isTranslated(edition(page.locale).content, page));
  return listed.map((page) => {
    const modified = textChange(edition(page.locale).content, page);
    const images = (picturesOf(page.path) ?? []).filter(isJpgFile);
    return { ...page, ...(modified && { modified }), ...(images.length > 0 && { images }) };
  });
}

/** A list changes with the articles on it, also with those that move the others down. */
function textChange(content: Content, { key, id }: PublicPath): string | undefined {
  switch (key) {
    case "post":
      return newestOf(content.entries("blog").filter((entry) => entry.id === id));
    case "blog":
    case "blog-page":
      return newestOf(content.entries("blog"));
    case "tag":
    case "tag-page":
      return newestOf(content.tagGroups().find((tag) => tag.id === id)?.entries);
    default:
      return undefined;
  }
}

/** Returns the day on which some articles were last changed, YYYY-MM-DD. */
function newestOf(
  articles: readonly { readonly data: { readonly date: string; readonly updated?: string | undefined } }[] = [],
): string | undefined {
  return articles
    .map(({ data }) => data.updated ?? data.date)
    .toSorted()
    .at(-1);
}
