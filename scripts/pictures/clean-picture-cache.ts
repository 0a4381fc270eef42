import { lstatSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { type PictureStore, pictureCacheFolder } from "#app/pictures/picture-store.server.ts";

/**
 * Deletes what the cache keeps of pictures that are no longer in `content/images`, or were replaced, so that it does
 * not grow for ever. After a change of branch some are made again, which costs only time. A cache that several
 * checkouts share through a link is left alone: another one may want its files. Never throws: a file that cannot be
 * deleted now is tried again after the next build.
 */
export async function cleanPictureCache(pictures: PictureStore): Promise<void> {
  const folder = join(pictures.root, pictureCacheFolder);
  try {
    if ([folder, dirname(folder)].some((path) => lstatSync(path).isSymbolicLink())) return;
    const facts = await Promise.allSettled(pictures.names().map(pictures.facts));
    const hashes = new Set(facts.flatMap((result) => (result.status === "fulfilled" ? [result.value.hash] : [])));
    for (const name of readdirSync(folder)) {
      const hash = /^([0-9a-f]{10})-/.exec(name)?.[1];
      if (hash && !hashes.has(hash)) rmSync(join(folder, name), { force: true });
    }
  } catch (error) {
    // The site is whole without it, so it is only worth a word.
    console.warn(error instanceof Error ? error.message : error);
  }
}
