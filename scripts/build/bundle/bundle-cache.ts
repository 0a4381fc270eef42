import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { hashOf } from "#app/cache/hash.server.ts";

/** Folder of the bundles that a later build can use again. It may be deleted at any time. */
const cacheFolder = ".cache/bundle";

/** The bundles of a project on disk: a folder and, written last, a list of its files with their hashes. */
export interface BundleCache {
  /**
   * Copies the bundles of a key into a folder.
   *
   * @returns a hash of their files; undefined where there are none, or not as they were stored. There is no folder then.
   */
  restore(key: string, folder: string): string | undefined;
  /** Keeps a copy of a folder with bundles, and deletes those of other keys. Never throws: the next build bundles again. */
  store(key: string, folder: string): void;
}

/** Returns the hash of a key and of the files of its bundles: what `restore` returns for the same files. */
export function bundleVersion(key: string, folder: string): string {
  return hashOf(key, hashFiles(folder));
}

/** Opens the cache of the project in a folder. */
export function openBundleCache(root: string): BundleCache {
  const cache = join(root, cacheFolder);
  const folderOf = (key: string) => join(cache, key);
  const listOf = (key: string) => join(cache, `${key}.json`);

  return {
    restore(key, folder) {
      // What is used is what has been verified: the copy.
      rmSync(folder, { recursive: true, force: true });
      try {
        const list = readFileSync(listOf(key), "utf8");
        cpSync(folderOf(key), folder, { recursive: true });
        if (hashFiles(folder) === list) return hashOf(key, list);
      } catch {
        // Never stored, or deleted by hand or by another build meanwhile.
      }
      rmSync(folder, { recursive: true, force: true });
      return undefined;
    },
    store(key, folder) {
      try {
        rmSync(cache, { recursive: true, force: true });
        mkdirSync(cache, { recursive: true });
        cpSync(folder, folderOf(key), { recursive: true });
        writeFileSync(join(cache, "unfinished"), hashFiles(folder));
        renameSync(join(cache, "unfinished"), listOf(key));
      } catch (error) {
        // A full disk, or another build that stores its own: this one is complete without it.
        console.warn(error instanceof Error ? error.message : error);
      }
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
