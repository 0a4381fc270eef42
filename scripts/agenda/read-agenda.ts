import type { CollectionName } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { publicationTime } from "#app/content/publication.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import { momentOf } from "#app/schemas/site-time.ts";

/** An entry that waits, or has waited, for its publication. */
export interface AgendaEntry {
  readonly file: string;
  readonly title: string;
  /** As it is written; undefined for a draft without one. */
  readonly publishAt: string | undefined;
}

export interface Agenda {
  readonly drafts: readonly AgendaEntry[];
  /** What is published later, the next one first. */
  readonly scheduled: readonly AgendaEntry[];
  /** What should be published and was not yet at the moment for which the site was built; empty where that is not known. */
  readonly overdue: readonly AgendaEntry[];
  /** Files that cannot be read, of which nothing is known. */
  readonly unread: readonly string[];
}

/** The collections whose entries can wait. */
const collections = ["blog", "stories"] as const satisfies readonly CollectionName[];

/**
 * Returns what of the content waits at a moment.
 *
 * @param builtAt The moment for which the site was built that visitors see, where that is known.
 */
export function readAgenda(files: ContentFiles, now: Date, builtAt?: Date): Agenda {
  const found = collections.map((name) => files.collection(name, defaultLocale));
  const entries = found
    .flatMap((collection): readonly { file: string; data: { title: string; publishAt?: string | undefined } }[] => [
      ...collection.entries,
    ])
    .map(({ file, data }) => ({
      time: publicationTime(data),
      entry: { file, title: data.title, publishAt: data.publishAt },
    }))
    .sort((a, b) => a.time - b.time || a.entry.file.localeCompare(b.entry.file));
  const between = (from: number, to: number) =>
    entries.filter(({ time }) => time > from && time <= to).map(({ entry }) => entry);
  return {
    drafts: entries.filter(({ time }) => time === Number.POSITIVE_INFINITY).map(({ entry }) => entry),
    scheduled: between(now.getTime(), Number.MAX_VALUE),
    // The moment of a build has no milliseconds.
    overdue: builtAt ? between(Math.floor(builtAt.getTime() / 1000) * 1000, now.getTime()) : [],
    unread: [...new Set(found.flatMap(({ issues }) => issues.map(({ file }) => file)))],
  };
}

/** Returns when the next text is published after a moment; undefined where none waits for its own. */
export function nextPublication(files: ContentFiles, now: Date): Date | undefined {
  const [next] = readAgenda(files, now).scheduled;
  return next?.publishAt === undefined ? undefined : momentOf(next.publishAt);
}
