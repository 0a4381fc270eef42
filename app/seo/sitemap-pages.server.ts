import { fallbackPath } from "#app/pictures/picture-files.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { isTranslated } from "#app/site/is-translated.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { SitemapPage } from "./sitemap.ts";

/** Returns the paths of all files of pictures that a built page names; undefined for one that was not built. */
export type PicturesOfPage = (path: string) => readonly string[] | undefined;

/**
 * Returns the pages of a site for its sitemap, without those that show the original in another language: with their
 * pictures, and with the day of their last change where the content has it.
 */
export function sitemapPages({ edition, paths }: Site, picturesOf: PicturesOfPage): SitemapPage[] {
  const listed = paths.all().filter((page) => isTranslated(edition(page.locale).content, page));
  return listed.map((page) => {
    const modified = lastChange(edition(page.locale), page);
    const images = (picturesOf(page.path) ?? []).filter((path) => fallbackPath.test(path));
    return { ...page, ...(modified && { modified }), ...(images.length > 0 && { images }) };
  });
}

/** A list changes with the articles on it, also with those that move the others down. */
function lastChange({ content }: Edition, { key, id }: PublicPath): string | undefined {
  switch (key) {
    case "post":
      return changeOf(content.entry("blog", id));
    case "blog":
    case "blog-page":
      return newest(content.entries("blog").map(changeOf));
    case "tag":
    case "tag-page":
      return newest(
        content
          .tagGroups()
          .find((tag) => tag.id === id)
          ?.entries.map(changeOf),
      );
    default:
      // Of legal texts the month is known, which the schema of sitemaps does not take.
      return undefined;
  }
}

function changeOf(
  entry: { readonly data: { readonly date: string; readonly updated?: string | undefined } } | undefined,
) {
  return entry && (entry.data.updated ?? entry.data.date);
}

/** Returns the last of some days, YYYY-MM-DD. */
function newest(days: readonly (string | undefined)[] = []): string | undefined {
  return days.reduce((latest, day) => (latest === undefined || (day ?? "") > latest ? day : latest), undefined);
}
