import { existsSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import { kebabCase } from "#app/schemas/fields.ts";
import { slugFrom } from "#app/schemas/slug-from.ts";
import type { Site } from "#app/site/site.server.ts";
import type { GitFiles } from "#scripts/git/open-git.ts";
import { contentTexts } from "./content-texts.ts";
import type { EntryName } from "./find-entry.ts";
import { newPaths, refuseTakenPaths } from "./new-paths.ts";
import { mayBeKnown, readPathFields, withPathFields } from "./path-fields.ts";
import { RenameError } from "./rename-error.ts";
import { type NewNames, rewriteLinks } from "./rewrite-links.ts";

/** All that a rename changes, before anything has changed. Files are named from the project's root. */
export interface RenamePlan {
  /** New files by old ones: one for each language. */
  readonly moves: ReadonlyMap<string, string>;
  /** New texts by files, under their new names. */
  readonly texts: ReadonlyMap<string, string>;
  /** New paths of pages by old ones, in the original language; none where they stay. */
  readonly paths: ReadonlyMap<string, string>;
  /** The earlier name that stays in the front matter; undefined where none is needed. */
  readonly alias: string | undefined;
  /** In how many places a file named the entry, by files under their new names. */
  readonly places: ReadonlyMap<string, number>;
}

/**
 * Returns what has to change for an entry to have another name, in all languages.
 *
 * @throws RenameError where it cannot have that name.
 */
export function planRename(site: Site, git: GitFiles, entry: EntryName, newId: string): RenamePlan {
  const { collection, id } = entry;
  refuseName(newId);
  const [conflict] = git.conflicts();
  if (conflict !== undefined) throw new RenameError("mvConflict", { file: conflict });
  const original = `content/${defaultLocale}/${collection}/${id}.md`;
  const oldSlug = readPathFields(site, original).slug ?? id;
  if (id === newId && oldSlug === newId) throw new RenameError("mvSame", { name: newId });
  const moves = planMoves(site, entry, newId);
  const paths = newPaths(site, entry, oldSlug, newId);
  refuseTakenPaths(site, entry, paths);

  const hasNewPath = oldSlug !== newId;
  const alias = hasNewPath && mayBeKnown(site, git, original) ? oldSlug : undefined;
  const settings = site.files.site();
  const names: NewNames = {
    origin: settings.ok ? settings.site.url : "",
    paths: new Map(hasNewPath ? [...paths.pages, ...paths.files] : []),
    files: moves,
    model: collection === "models" && id !== newId ? { from: id, to: newId } : undefined,
  };
  const texts = new Map<string, string>();
  const places = new Map<string, number>();
  for (const [file, source] of contentTexts(site.root)) {
    const rewritten = rewriteLinks(source, names);
    const isOriginal = file === original;
    const text =
      isOriginal || moves.has(file)
        ? withPathFields(rewritten.text, readPathFields(site, file), { newId, alias, isOriginal })
        : rewritten.text;
    const name = moves.get(file) ?? file;
    if (text !== source) texts.set(name, text);
    if (rewritten.places > 0) places.set(name, rewritten.places);
  }
  return { moves, texts, paths: hasNewPath ? paths.pages : new Map(), alias, places };
}

function refuseName(id: string): void {
  if (kebabCase.test(id)) return;
  const suggestion = slugFrom(id);
  throw new RenameError("mvName", { name: id, suggestion });
}

/** Returns the new files of an entry by old ones, of all folders of `content/` that have it. */
function planMoves({ root, files }: Site, { collection, id }: EntryName, newId: string): Map<string, string> {
  if (id === newId) return new Map();
  const fileOf = (locale: string, name: string) => `content/${locale}/${collection}/${name}.md`;
  const taken = files.list("").find((locale) => existsSync(join(root, fileOf(locale, newId))));
  if (taken !== undefined) throw new RenameError("mvExists", { file: fileOf(taken, newId) });
  return new Map(
    files
      .list("")
      .filter((locale) => existsSync(join(root, fileOf(locale, id))))
      .map((locale) => [fileOf(locale, id), fileOf(locale, newId)]),
  );
}
