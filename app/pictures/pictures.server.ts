import { existsSync } from "node:fs";
import { isDeveloping } from "#app/content/development.server.ts";
import { picturePath } from "#app/pictures/picture-field.ts";
import { pendingPicture } from "./pending-pictures.ts";
import { pictureUrl } from "./picture-files.ts";
import { originalFile, pictureFacts } from "./picture-store.server.ts";

/** What a page carries of a picture; `<Picture>` works out the rest. */
export interface PictureData {
  /** Address that the names of all files made of it begin with: `/images/cutaways/office.0a1b2c3d4e` */
  readonly src: string;
  /** Of the original, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Stands in its place until it arrives: `#b19a83`. */
  readonly colour: string;
  /** There is no such file yet, or no whole picture in it; only while developing. */
  readonly missing?: true;
}

/** Shape of the box that marks a missing picture. */
const missingPicture = { width: 1280, height: 960, colour: "#f2c7c0", missing: true } as const;

/**
 * Reads what a page needs to show a picture. The files that it names are made by the build, which does not have to
 * be finished with them.
 *
 * @throws Error naming the file when it is missing (`npm run check` finds those first) or is no picture.
 */
export async function readPicture(source: string): Promise<PictureData> {
  const box = { src: source === pendingPicture ? "" : source, ...missingPicture };
  if (isDeveloping() && !hasPicture(source)) return box;
  try {
    const { hash, width, height, colour } = await pictureFacts(source);
    return { src: pictureAddress(source, hash), width, height, colour };
  } catch (error) {
    // The check has told what is wrong with it; the rest of the page can be looked at.
    if (isDeveloping()) return box;
    throw error;
  }
}

/** `("cutaways/office.jpg", "0a1b2c3d4e")` → `"/images/cutaways/office.0a1b2c3d4e"` */
export function pictureAddress(source: string, hash: string): string {
  return `${pictureUrl}/${source.replace(/\.[^.]*$/, "")}.${hash}`;
}

/** Whether a picture is there. A folder is none, nor is a file outside the folder of pictures. */
export function hasPicture(source: string): boolean {
  return picturePath.test(source) && existsSync(originalFile(source));
}
