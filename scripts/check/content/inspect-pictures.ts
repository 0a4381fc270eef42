import type { PictureFacts } from "#app/pictures/picture-facts.server.ts";
import { pictureFacts, savePictureFacts } from "#app/pictures/picture-store.server.ts";
import { pictureNames } from "#scripts/pictures/picture-names.ts";

/** What is known of every original, by name; null for what cannot be read as a picture. */
export type InspectedPictures = ReadonlyMap<string, PictureFacts | null>;

/** Looks at all originals; what has not changed since an earlier run is not read again. */
export async function inspectPictures(): Promise<InspectedPictures> {
  const names = pictureNames();
  const results = await Promise.allSettled(names.map(pictureFacts));
  await savePictureFacts(names);
  return new Map(
    results.map((result, index) => [names[index] ?? "", result.status === "fulfilled" ? result.value : null]),
  );
}
