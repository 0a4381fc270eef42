import { readFileSync } from "node:fs";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import { makePictures } from "#scripts/pictures/make-pictures.ts";
import { cachedFile } from "#scripts/pictures/picture-cache.ts";
import type { SheetPicture } from "./content/catalogue.ts";

/** In pixels: 1,600 are 137 dpi on the cover; the other pictures fill only part of a page. */
const widths = { cover: 1600, part: 1400 } as const;

/** Returns the JPEG of a picture of a catalogue. */
export type JpegOf = (picture: SheetPicture) => Buffer;

/**
 * Makes the JPEGs of pictures that the cache of pictures does not have, and returns a function that reads them.
 *
 * @param cover The one that is as wide as the page.
 */
export async function openSheetPictures(
  store: PictureStore,
  pictures: readonly SheetPicture[],
  cover?: SheetPicture,
): Promise<JpegOf> {
  const sources = [...new Set(pictures.map(({ source }) => source))];
  const tasks = new Map(
    await Promise.all(
      sources.map(async (source) => {
        const { hash, width } = await store.facts(source);
        const most = source === cover?.source ? widths.cover : widths.part;
        return [source, { hash, width: Math.min(width, most), format: "print" }] as const;
      }),
    ),
  );
  await makePictures(
    store,
    [...tasks].map(([source, task]) => ({ source, tasks: () => [task] })),
  );
  return ({ source }) => {
    const task = tasks.get(source);
    if (!task) throw new Error(`The picture ${source} was not made for the catalogue.`);
    return readFileSync(cachedFile(store.root, task));
  };
}
