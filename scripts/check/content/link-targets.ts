import { publicationTime } from "#app/content/publication.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { PublicPath } from "#app/routing/list-paths.ts";
import { type RouteKey, type RouteTableEntry, routeTable } from "#app/routing/route-table.ts";
import type { ContentFile, Project } from "./project.ts";

/** An entry that a text may not link to yet. */
export interface WaitingTarget {
  readonly file: string;
  /** When it is published, as it is written; null for a draft. */
  readonly publishAt: string | null;
}

/** The pages that the links of a text may lead to. */
export interface LinkTargets {
  /** Paths of all pages that are published as soon as the text is. */
  readonly paths: ReadonlySet<string>;
  /** Returns the entry of a page that is published later than the text, or never. */
  waiting(path: string): WaitingTarget | undefined;
}

const collections = new Map<RouteKey, string | undefined>(
  routeTable.map((entry: RouteTableEntry & { readonly key: RouteKey }) => [entry.key, entry.collection]),
);

/**
 * Returns a function from a text to the pages that its links may lead to: those that visitors can open when they read
 * it. A draft may link to drafts, and what is published later to what is published before it.
 *
 * @param paths Those of the project, of entries that are not published too.
 */
export function createLinkTargets(
  { files }: Project,
  paths: readonly PublicPath[],
  now: Date,
): (file: ContentFile) => LinkTargets {
  const nameOf = (kind: string | undefined, id: string) => `${kind} ${id}`;
  const originals = files.filter(({ locale }) => locale === defaultLocale);
  const waitingEntries = new Map(
    originals
      .map((file) => ({ file, time: publicationTime(file.data) }))
      .filter(({ time }) => time > now.getTime())
      .map(({ file, time }) => [nameOf(file.kind, file.id), { file, time }]),
  );
  // What a further page of a list shows moves on with each new entry, so no text links to one.
  const pages = paths
    .filter(({ locale, number }) => locale === defaultLocale && number === undefined)
    .map(({ path, key, id = "" }) => ({ path, entry: waitingEntries.get(nameOf(collections.get(key), id)) }));
  const waitingPages = new Map(pages.flatMap(({ path, entry }) => (entry ? [[path, entry] as const] : [])));
  const known = new Map<number, LinkTargets>();

  return ({ data }) => {
    const time = Math.max(publicationTime(data), now.getTime());
    const found = known.get(time);
    if (found) return found;
    const targets: LinkTargets = {
      paths: new Set(pages.filter(({ entry }) => !entry || entry.time <= time).map(({ path }) => path)),
      waiting(path) {
        const entry = waitingPages.get(path);
        if (!entry || entry.time <= time) return undefined;
        const { file, data } = entry.file;
        const scheduled = entry.time < Number.POSITIVE_INFINITY && "publishAt" in data;
        return { file, publishAt: scheduled ? String(data.publishAt) : null };
      },
    };
    known.set(time, targets);
    return targets;
  };
}
