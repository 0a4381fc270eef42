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

/** A file to be made of a picture. */
export type PictureTask = { readonly hash: string } & (
  | { readonly kind: "picture"; readonly width: number; readonly format: PictureFormat }
  | { readonly kind: "cover" }
);

/** Everything that pages may ask for of a picture: each width in each modern format, and the JPEG beside them. */
export function pictureTasks({ hash, width }: PictureFacts): PictureTask[] {
  const task = (step: number, format: PictureFormat) => ({ kind: "picture", hash, width: step, format }) as const;
  return [
    ...availableWidths(width).flatMap((step) => modernFormats.map((format) => task(step, format))),
    task(fallbackWidth(width), "jpg"),
  ];
}

/** The crop for link previews, which only the pictures at the head of a page need. */
export function coverTask({ hash }: PictureFacts): PictureTask {
  return { kind: "cover", hash };
}

/** The path at which the site serves the file. */
export function taskPath(source: string, task: PictureTask): string {
  const base = pictureBase(source, task.hash);
  return task.kind === "cover" ? coverFile(base) : pictureFile(base, task.width, task.format);
}
