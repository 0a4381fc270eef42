import { picturesPath } from "./picture-files.ts";

/** A picture in the data of a page; `<Picture>` derives the rest. */
export interface PictureData {
  /** First part of the paths of all files made of it: `/images/cutaways/office.0a1b2c3d4e` */
  readonly src: string;
  /** Width of the original, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Shown in its place until it has loaded: `#b19a83`. */
  readonly colour: string;
  /** Set, only while developing, if the file is missing or cannot be decoded. */
  readonly missing?: true;
}

/** `("cutaways/office.jpg", "0a1b2c3d4e")` → `"/images/cutaways/office.0a1b2c3d4e"` */
export function pictureBase(source: string, hash: string): string {
  return `${picturesPath}/${source.replace(/\.[^.]*$/, "")}.${hash}`;
}
