import { withoutNotes } from "#app/content/claim-notes.ts";
import { feedPath } from "#app/seo/feed-path.ts";
import type { Edition } from "#app/site/edition.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { momentOf, timeAt } from "#app/time/site-time.ts";
import type { Feed, FeedEntry } from "./atom-feed.ts";
import { bodyHtml } from "./body-html.ts";

/** The feed has this many of the newest texts: feed readers keep the older ones. */
const maxEntries = 50;

/** A text of the feed whose body is not rendered yet, because that is the slow part. */
interface Candidate extends Omit<FeedEntry, "html"> {
  readonly render: () => Promise<string>;
}

/**
 * Returns the feed of a language: the articles and stories that are translated into it, with their whole text. A
 * story's only date is its publication (`publishAt`): a story without it is left out, and so is an invented one.
 */
export async function collectFeed(site: Site, locale: string): Promise<Feed> {
  const edition = site.edition(locale);
  const { content, t, pathTo } = edition;
  const { url, brand } = content.site();
  const all = [...postsOf(edition), ...storiesOf(edition)];
  // Compared as times, because zones differ between summer and winter; at the same time, by id.
  const newest = all.toSorted((a, b) => Date.parse(b.published) - Date.parse(a.published) || (a.id < b.id ? -1 : 1));
  const entries: FeedEntry[] = [];
  for (const { render, ...entry } of newest.slice(0, maxEntries)) entries.push({ ...entry, html: await render() });
  const changes = entries.map(({ updated }) => updated).toSorted((a, b) => Date.parse(b) - Date.parse(a));
  return {
    locale,
    url: url + feedPath(locale),
    home: url + pathTo("home"),
    title: `${brand}: ${t("feed.title")}`,
    subtitle: t("feed.subtitle"),
    author: brand,
    updated: changes[0] ?? site.now.toISOString(),
    entries,
  };
}

function postsOf(edition: Edition): Candidate[] {
  const { content, pathTo } = edition;
  return content
    .entries("blog")
    .filter(({ id }) => content.isTranslated("blog", id))
    .map((entry) => {
      const { date, updated = date, tags } = entry.data;
      return {
        ...common(edition, "blog", entry, pathTo("post", { slug: entry.slug })),
        published: zoned(date),
        updated: zoned(updated),
        tags,
      };
    });
}

function storiesOf(edition: Edition): Candidate[] {
  const { content, pathTo } = edition;
  return content
    .entries("stories")
    .filter(({ id, data }) => content.isTranslated("stories", id) && data.sample !== true)
    .flatMap((entry) => {
      const { publishAt, author } = entry.data;
      if (publishAt === undefined) return [];
      const moment = zoned(publishAt);
      return {
        ...common(edition, "stories", entry, pathTo("story", { slug: entry.slug })),
        published: moment,
        updated: moment,
        author: author.name,
        tags: [],
      };
    });
}

type Entry = ReturnType<Edition["content"]["entries"]>[number] & {
  readonly data: { readonly title: string; readonly description: string };
};

function common({ content, locale, fill, render }: Edition, collection: string, entry: Entry, path: string) {
  const { url } = content.site();
  const page = url + path;
  return {
    // RFC 4151, with the first path that the entry had, so that the id survives a rename.
    id: `tag:${new URL(url).hostname},2026:${locale}/${collection}/${entry.aliases[0] ?? entry.slug}`,
    url: page,
    title: withoutNotes(fill(entry.data.title)),
    summary: withoutNotes(fill(entry.data.description)),
    render: async () => bodyHtml(await render(entry), page),
  };
}

/** Returns a day or time from the content with the site's zone: `2026-11-23` → `2026-11-23T00:00:00+01:00`. */
function zoned(written: string): string {
  const moment = momentOf(written);
  const shown = timeAt(moment).replace(" ", "T");
  const minutes = Math.round((Date.parse(`${shown}:00Z`) - moment.getTime()) / 60_000);
  const two = (value: number) => String(value).padStart(2, "0");
  const zone = `${minutes < 0 ? "-" : "+"}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${shown}:00${zone}`;
}
