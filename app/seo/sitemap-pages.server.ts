import type { CollectionName } from "#app/content/collections.ts";
import type { Content } from "#app/content/content.server.ts";
import { isJpgFile } from "#app/pictures/picture-files.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import type { RouteKey } from "#app/routing/route-table.ts";
import { isTranslated } from "#app/site/is-translated.server.ts";
import { pageSource } from "#app/site/page-source.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { SitemapPage } from "./sitemap.ts";

/** Returns the paths of all files of pictures that a built page names; undefined for one that was not built. */
export type PicturesOfPage = (path: string) => readonly string[] | undefined;

/** Folders with words of a page that are not in its own file. */
const furtherSources: { readonly [Key in RouteKey]?: readonly CollectionName[] } = {
  home: ["models"],
  models: ["models"],
  faq: ["faq"],
  stories: ["stories"],
  "site-map": ["models", "blog", "stories", "legal"],
};

/**
 * Returns the pages of a site for its sitemap, without those that show the original in another language: with their
 * pictures and the day of their last change. An article says that day itself; of other pages it is the newest of their
 * files. Where it is not known, as in a copy without history, it is that of the newest article, so that it is the same
 * in every build.
 *
 * @param changeDays Days on which files of the content were changed last, by their paths.
 */
export function sitemapPages(
  { edition, paths }: Site,
  picturesOf: PicturesOfPage,
  changeDays: ReadonlyMap<string, string>,
): SitemapPage[] {
  const listed = paths.all().filter((page) => isTranslated(edition(page.locale).content, page));
  return listed.map((page) => {
    const { content } = edition(page.locale);
    const ofFiles = () => newest([...changeDays].filter(([file]) => isSource(file, page)).map(([, day]) => day));
    const modified = textChange(content, page) ?? ofFiles() ?? newestOf(content.entries("blog"));
    const images = (picturesOf(page.path) ?? []).filter(isJpgFile);
    return { ...page, ...(modified && { modified }), ...(images.length > 0 && { images }) };
  });
}

/** Whether a page shows words of a content file. */
function isSource(file: string, page: PublicPath): boolean {
  const folders = (furtherSources[page.key] ?? []).map((name) => `${name}/`);
  const sources = [`${pageSource(page).join("/")}.md`, ...folders];
  return sources.some((source) => file.startsWith(`content/${page.locale}/${source}`));
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
  return newest(articles.map(({ data }) => data.updated ?? data.date));
}

/** Returns the newest of some days, YYYY-MM-DD. */
function newest(days: readonly string[]): string | undefined {
  return days.toSorted().at(-1);
}
