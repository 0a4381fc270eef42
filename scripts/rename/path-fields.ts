import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { isPublished } from "#app/content/publication.ts";
import type { Site } from "#app/site/site.server.ts";
import type { GitFiles } from "#scripts/git/open-git.ts";
import { RenameError } from "./rename-error.ts";
import { renameFrontMatter } from "./rename-front-matter.ts";

/** What the front matter of an entry says of its path. */
export interface PathFields {
  readonly slug: string | undefined;
  /** Undefined where the field is not there: a translation has those of the original then. */
  readonly aliases: readonly string[] | undefined;
}

/**
 * Returns what a content file says of its path.
 *
 * @throws RenameError for a file that cannot be read.
 */
export function readPathFields({ files }: Site, file: string): PathFields {
  const source = files.frontMatter(file);
  if (!source.ok) throw new RenameError("mvUnreadable", { file });
  const { data } = source.value;
  const { slug, aliases }: { readonly slug?: unknown; readonly aliases?: unknown } = Object(data);
  return {
    slug: typeof slug === "string" ? slug : undefined,
    aliases: Array.isArray(aliases) ? aliases.map(String) : undefined,
  };
}

/** What a renamed file is to say of its path. */
export interface RenamedFile {
  readonly newId: string;
  /** The earlier name to keep, if any. */
  readonly alias: string | undefined;
  /** Whether it is the file in the original language. */
  readonly isOriginal: boolean;
}

/** Returns the text of a renamed file with the aliases that it has to have, and the original without a slug. */
export function withPathFields(text: string, { slug, aliases }: PathFields, renamed: RenamedFile): string {
  const { newId, alias, isOriginal } = renamed;
  // A translation without aliases has those of the original; one with a slug keeps its path.
  if (!isOriginal && (aliases === undefined || slug !== undefined)) return text;
  const kept = (aliases ?? []).filter((name) => name !== newId && name !== alias);
  return renameFrontMatter(text, { aliases: alias === undefined ? kept : [...kept, alias], dropSlug: isOriginal });
}

/**
 * Whether visitors may know a content file's page: as it was committed last, it was published. Where there is no
 * repository, what it is now counts.
 */
export function mayBeKnown({ files, now }: Site, git: GitFiles, file: string): boolean {
  const committed = git.hasRepository ? git.committed(file) : files.text(file);
  if (committed === undefined) return false;
  const source = readFrontMatter(file, committed);
  return !source.ok || isPublished(Object(source.value.data), now);
}
