import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { hashOf } from "#app/cache/hash.server.ts";

/** Folder of the bundles that a later build can use again. It may be deleted at any time. */
const cacheFolder = ".cache/bundle";

/** The bundles of a project on disk: a folder and, written last, a list of its files with their hashes. */
export interface BundleCache {
  /**
   * Copies the bundles of a key into a folder.
   *
   * @returns a hash of their files; undefined where there are none, or not as they were stored.
   */
  restore(key: string, folder: string): string | undefined;
  /**
   * Keeps a copy of a folder with bundles, and deletes those of other keys.
   *
   * @returns a hash of their files.
   */
  store(key: string, folder: string): string;
}

/** Opens the cache of the project in a folder. */
export function openBundleCache(root: string): BundleCache {
  const cache = join(root, cacheFolder);
  const folderOf = (key: string) => join(cache, key);
  const listOf = (key: string) => join(cache, `${key}.json`);

  return {
    restore(key, folder) {
      if (!existsSync(listOf(key))) return undefined;
      const list = readFileSync(listOf(key), "utf8");
      // What is used is what has been verified: the copy.
      rmSync(folder, { recursive: true, force: true });
      cpSync(folderOf(key), folder, { recursive: true });
      return hashFiles(folder) === list ? hashOf(key, list) : undefined;
    },
    store(key, folder) {
      const list = hashFiles(folder);
      rmSync(cache, { recursive: true, force: true });
      mkdirSync(cache, { recursive: true });
      cpSync(folder, folderOf(key), { recursive: true });
      writeFileSync(join(cache, "unfinished"), list);
      renameSync(join(cache, "unfinished"), listOf(key));
      return hashOf(key, list);
    },
  };
}

/** Returns the names and hashes of all files below a folder, as text. */
function hashFiles(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return JSON.stringify(
    files.map((file) => [relative(folder, file), hashOf(readFileSync(file))]),
    null,
    1,
  );
}
