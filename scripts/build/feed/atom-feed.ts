import { escapeMarkup } from "#app/text/escape-markup.ts";

/** A text of the feed. */
export interface FeedEntry {
  /** Stays the same when the path changes. */
  readonly id: string;
  /** URL. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  /** This and `updated` are times with a zone: `2026-11-23T00:00:00+01:00`. */
  readonly published: string;
  readonly updated: string;
  /** Name of the author, unless the author is the company. */
  readonly author?: string;
  readonly tags: readonly string[];
  /** The whole text as HTML, with URLs instead of paths. */
  readonly html: string;
}

/** The feed of a language. */
export interface Feed {
  readonly locale: string;
  /** URL of the feed, which is also its id. */
  readonly url: string;
  /** URL of the home page. */
  readonly home: string;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  readonly updated: string;
  readonly entries: readonly FeedEntry[];
}

/** Returns a feed as an Atom document (RFC 4287). */
export function formatFeed({ locale, url, home, title, subtitle, author, updated, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeMarkup(locale)}">`,
    `  <id>${escapeMarkup(url)}</id>`,
    `  <title>${escapeMarkup(title)}</title>`,
    `  <subtitle>${escapeMarkup(subtitle)}</subtitle>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeMarkup(url)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeMarkup(home)}"/>`,
    `  <updated>${updated}</updated>`,
    `  <author><name>${escapeMarkup(author)}</name></author>`,
    ...entries.map(formatEntry),
    "</feed>",
    "",
  ].join("\n");
}

function formatEntry({ id, url, title, summary, published, updated, author, tags, html }: FeedEntry): string {
  return [
    "  <entry>",
    `    <id>${escapeMarkup(id)}</id>`,
    `    <title>${escapeMarkup(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>`,
    `    <published>${published}</published>`,
    `    <updated>${updated}</updated>`,
    ...(author === undefined ? [] : [`    <author><name>${escapeMarkup(author)}</name></author>`]),
    ...tags.map((tag) => `    <category term="${escapeMarkup(tag)}"/>`),
    `    <summary>${escapeMarkup(summary)}</summary>`,
    `    <content type="html">${escapeMarkup(html)}</content>`,
    "  </entry>",
  ].join("\n");
}
