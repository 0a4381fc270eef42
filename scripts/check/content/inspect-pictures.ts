import type { PictureFacts } from "#app/pictures/picture-facts.server.ts";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";

/** What is known of every original, by name; null for what cannot be read as a picture. */
export type InspectedPictures = ReadonlyMap<string, PictureFacts | null>;

/** Looks at all originals; what has not changed since an earlier run is not read again. */
export async function inspectPictures(store: PictureStore): Promise<InspectedPictures> {
  const names = store.names();
  const results = await Promise.allSettled(names.map(store.facts));
  await store.save(names);
  return new Map(
    results.map((result, index) => [names[index] ?? "", result.status === "fulfilled" ? result.value : null]),
  );
}
