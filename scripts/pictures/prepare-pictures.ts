import { createFormats } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import { message } from "#scripts/terminal/messages.ts";
import { makePictures } from "./make-pictures.ts";
import { pictureTasks } from "./picture-tasks.ts";
import { progressBar } from "./progress-bar.ts";

/** Makes the files of these pictures that the cache does not have, with a progress bar. */
export async function preparePictures(store: PictureStore, sources: readonly string[]): Promise<void> {
  const started = Date.now();
  const bar = progressBar(process.stdout, message("picturesLabel"));
  const orders = sources.map((source) => ({ source, tasks: pictureTasks }));
  try {
    const count = await makePictures(orders, { store, onProgress: bar.show });
    bar.clear();
    if (count === 0) return;
    const seconds = createFormats(defaultLocale).decimal((Date.now() - started) / 1000);
    console.log(message("picturesMade", { count, seconds }));
  } finally {
    bar.clear();
  }
}
