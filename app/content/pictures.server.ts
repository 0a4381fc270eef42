import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { projectRoot } from "./project-root.server.ts";
import { imagePath } from "./schemas/fields.ts";

/** Folder of the originals; `src` in front matter is a path below it. */
export const pictureFolder = "content/images";

/** Where the site serves the pictures. */
export const pictureUrl = "/images";

/** What the page needs to know to keep a picture's place before it arrives. In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const sizes = new Map<string, Promise<PictureSize>>();

/**
 * Reads a picture's size from its file.
 *
 * @throws Error naming the file when it is missing (`npm run check` finds those first) or is no picture.
 */
export function readPictureSize(source: string): Promise<PictureSize> {
  const known = sizes.get(source);
  if (known) return known;
  const size = sharp(join(projectRoot(), pictureFolder, source))
    .metadata()
    .then(({ width, height }) => ({ width, height }))
    .catch((cause: unknown) => {
      throw new Error(`${pictureFolder}/${source} cannot be read as a picture.`, { cause });
    });
  sizes.set(source, size);
  return size;
}

/** Whether a picture is there. A folder is none, nor is a file outside the folder of pictures. */
export function hasPicture(source: string): boolean {
  return imagePath.test(source) && existsSync(join(projectRoot(), pictureFolder, source));
}
