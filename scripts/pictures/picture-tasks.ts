import { pictureBase } from "#app/pictures/picture-data.ts";
import type { PictureFacts } from "#app/pictures/picture-facts.server.ts";
import {
  availableWidths,
  jpgWidth,
  type PictureFormat,
  pictureFile,
  previewFile,
} from "#app/pictures/picture-files.ts";

/** A file to make of a picture: in a width and format, for pages or for paper, or cut for link previews. */
export type PictureTask = { readonly hash: string } & (
  | { readonly width: number; readonly format: PictureFormat }
  | { readonly width: number; readonly format: "print" }
  | { readonly format: "preview" }
);

/** Returns the files that pages may request: each width as AVIF, and the JPEG. */
export function pictureTasks({ hash, width }: PictureFacts): PictureTask[] {
  const task = (step: number, format: PictureFormat) => ({ hash, width: step, format });
  return [...availableWidths(width).map((step) => task(step, "avif")), task(jpgWidth(width), "jpg")];
}

/** Returns the files of `pictureTasks` and the file for link previews. */
export function tasksWithPreview(facts: PictureFacts): PictureTask[] {
  return [...pictureTasks(facts), { hash: facts.hash, format: "preview" }];
}

/** Returns the path at which the site serves a file. */
export function taskPath(source: string, task: PictureTask): string {
  return taskFile(pictureBase(source, task.hash), task);
}

/** Returns the path of a file; `base` is the common beginning of the paths of all files of its picture. */
export function taskFile(base: string, task: PictureTask): string {
  if (task.format === "preview") return previewFile(base);
  if (task.format === "print") return pictureFile(`${base}-print`, task.width, "jpg");
  return pictureFile(base, task.width, task.format);
}
