import { lstatSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { type PictureStore, pictureCacheFolder } from "#app/pictures/picture-store.server.ts";

/**
 * Deletes the cached files of pictures that were deleted or replaced, so that the cache does not grow for ever. After a
 * change of branch some have to be made again. A cache that several checkouts share through a link is left alone,
 * because another one may need its files. Never throws: the next build tries again to delete a file.
 */
export async function cleanPictureCache(store: PictureStore): Promise<void> {
  const folder = join(store.root, pictureCacheFolder);
  try {
    if ([folder, dirname(folder)].some((path) => lstatSync(path).isSymbolicLink())) return;
    const facts = await Promise.allSettled(store.names().map(store.facts));
    const hashes = new Set(facts.flatMap((result) => (result.status === "fulfilled" ? [result.value.hash] : [])));
    for (const name of readdirSync(folder)) {
      const hash = /^([0-9a-f]{10})-/.exec(name)?.[1];
      if (hash && !hashes.has(hash)) rmSync(join(folder, name), { force: true });
    }
  } catch (error) {
    // The site is complete without it.
    console.warn(error instanceof Error ? error.message : error);
  }
}
