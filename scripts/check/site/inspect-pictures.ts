import type { PictureFacts } from "#app/pictures/picture-facts.server.ts";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";

/** Facts of every original by its source; null for a file that cannot be decoded. */
export type InspectedPictures = ReadonlyMap<string, PictureFacts | null>;

/** Returns the facts of all originals. Those that have not changed since an earlier run are not decoded again. */
export async function inspectPictures(store: PictureStore): Promise<InspectedPictures> {
  const names = store.names();
  const results = await Promise.allSettled(names.map(store.facts));
  await store.save(names);
  return new Map(
    results.map((result, index) => [names[index] ?? "", result.status === "fulfilled" ? result.value : null]),
  );
}
