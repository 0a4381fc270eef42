import { pictureUrl } from "./picture-files.ts";

/** What a page carries of a picture; `<Picture>` derives the rest. */
export interface PictureData {
  /** Path that the names of all files made of it begin with: `/images/cutaways/office.0a1b2c3d4e` */
  readonly src: string;
  /** Of the original, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Stands in its place until it arrives: `#b19a83`. */
  readonly colour: string;
  /** The file is missing or cannot be decoded; only while developing. */
  readonly missing?: true;
}

/** `("cutaways/office.jpg", "0a1b2c3d4e")` → `"/images/cutaways/office.0a1b2c3d4e"` */
export function pictureBase(source: string, hash: string): string {
  return `${pictureUrl}/${source.replace(/\.[^.]*$/, "")}.${hash}`;
}
