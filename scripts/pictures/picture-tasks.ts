import { pictureBase } from "#app/pictures/picture-data.ts";
import type { PictureFacts } from "#app/pictures/picture-facts.server.ts";
import {
  availableWidths,
  fallbackWidth,
  modernFormats,
  type PictureFormat,
  pictureFile,
} from "#app/pictures/picture-files.ts";

/** A file to make of a picture. */
export interface PictureTask {
  readonly hash: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Returns the files that pages may request: each width in each modern format, and one JPEG. */
export function pictureTasks({ hash, width }: PictureFacts): PictureTask[] {
  const task = (step: number, format: PictureFormat) => ({ hash, width: step, format });
  return [
    ...availableWidths(width).flatMap((step) => modernFormats.map((format) => task(step, format))),
    task(fallbackWidth(width), "jpg"),
  ];
}

/** Returns the path at which the site serves a file. */
export function taskPath(source: string, task: PictureTask): string {
  return pictureFile(pictureBase(source, task.hash), task.width, task.format);
}
