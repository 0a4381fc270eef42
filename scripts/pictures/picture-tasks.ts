import { pictureBase } from "#app/pictures/picture-data.ts";
import type { PictureFacts } from "#app/pictures/picture-facts.server.ts";
import {
  availableWidths,
  coverFile,
  fallbackWidth,
  modernFormats,
  type PictureFormat,
  pictureFile,
} from "#app/pictures/picture-files.ts";

/** A file to make of a picture. */
export type PictureTask = { readonly hash: string } & (
  | { readonly kind: "picture"; readonly width: number; readonly format: PictureFormat }
  | { readonly kind: "cover" }
);

/** Returns the files that pages may request: each width in each modern format, and one JPEG. */
export function pictureTasks({ hash, width }: PictureFacts): PictureTask[] {
  const task = (step: number, format: PictureFormat) => ({ kind: "picture", hash, width: step, format }) as const;
  return [
    ...availableWidths(width).flatMap((step) => modernFormats.map((format) => task(step, format))),
    task(fallbackWidth(width), "jpg"),
  ];
}

/** Returns the file for link previews, which only some pictures need. */
export function coverTask({ hash }: PictureFacts): PictureTask {
  return { kind: "cover", hash };
}

/** Returns the path at which the site serves a file. */
export function taskPath(source: string, task: PictureTask): string {
  const base = pictureBase(source, task.hash);
  return task.kind === "cover" ? coverFile(base) : pictureFile(base, task.width, task.format);
}
