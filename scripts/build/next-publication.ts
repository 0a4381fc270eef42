import type { CollectionName } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { publicationTime } from "#app/content/publication/publication.ts";
import { defaultLocale } from "#app/i18n/languages.ts";

/** A text that is published automatically at a moment. */
export interface Publication {
  readonly file: string;
  /** As the writer wrote it: `2026-12-01 09:00`. */
  readonly publishAt: string;
  readonly moment: Date;
}

/** The collections whose entries can wait. */
const collections = ["blog", "stories"] as const satisfies readonly CollectionName[];

/** Returns the first text that is published after a moment; undefined if no text waits. Drafts are never published. */
export function nextPublication(files: ContentFiles, after: Date): Publication | undefined {
  const [next] = collections
    .flatMap((name): readonly { file: string; data: { publishAt?: string | undefined } }[] => [
      ...files.collection(name, defaultLocale).entries,
    ])
    .map(({ file, data }) => ({ file, publishAt: data.publishAt ?? "", time: publicationTime(data) }))
    .filter(({ time }) => time > after.getTime() && Number.isFinite(time))
    .sort((a, b) => a.time - b.time || a.file.localeCompare(b.file));
  return next && { file: next.file, publishAt: next.publishAt, moment: new Date(next.time) };
}
