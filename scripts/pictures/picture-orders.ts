import { pagePicture } from "#app/seo/page-picture.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { PictureOrder } from "./make-pictures.ts";
import { pictureTasks, tasksWithPreview } from "./picture-tasks.ts";
import { usedPictures } from "./used-pictures.ts";

/** Returns which files to make of each picture on published pages, including link previews where a page needs one. */
export function pictureOrders(site: Site): PictureOrder[] {
  const ofPreviews = new Set(site.paths.all().map((page) => pagePicture(site, page).src));
  return usedPictures(site).map((source) => ({
    source,
    tasks: ofPreviews.has(source) ? tasksWithPreview : pictureTasks,
  }));
}
