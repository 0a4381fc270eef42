import { availableParallelism } from "node:os";
import sharp from "sharp";
import { pictureRecipe } from "#app/pictures/picture-recipe.ts";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import { openPicture } from "#scripts/pictures/encode-picture.ts";
import type { SheetPicture } from "./content/catalogue.ts";

/** A picture as it is embedded. */
export interface PreparedPicture {
  readonly jpeg: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Empty for a decorative one. */
  readonly alt: string;
}

/** The pictures of a catalogue. */
export interface SheetPictures {
  /** @throws Error when the picture was not prepared. */
  of(picture: SheetPicture): PreparedPicture;
}

/** 1,600 px are 137 to the inch on the cover, which nobody reads with a lens. */
export const pictureSettings = { width: 1600, quality: 78 } as const;
/** Pictures that are no wider than a part of the page. */
const partWidth = 1100;

/**
 * Makes the JPEG of every picture, upright and without what cameras write into files.
 *
 * @param cover The one that is as wide as the page.
 */
export async function preparePictures(
  store: PictureStore,
  pictures: readonly SheetPicture[],
  cover: SheetPicture | null,
): Promise<SheetPictures> {
  const prepared = new Map<string, Omit<PreparedPicture, "alt">>();
  const queue = new Set(pictures.map(({ source }) => source)).values();
  async function work(): Promise<void> {
    for (const source of queue) {
      const { onGround } = await store.facts(source);
      const { pixels, width, height } = await openPicture(store.file(source), onGround);
      const target = source === cover?.source ? pictureSettings.width : partWidth;
      const { data, info } = await sharp(pixels, { raw: { width, height, channels: 3 } })
        .resize({ width: target, withoutEnlargement: true })
        .flatten({ background: pictureRecipe.ground })
        .jpeg({ quality: pictureSettings.quality, mozjpeg: true })
        .toBuffer({ resolveWithObject: true });
      prepared.set(source, { jpeg: data, width: info.width, height: info.height });
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return {
    of({ source, alt }) {
      const picture = prepared.get(source);
      if (!picture) throw new Error(`The picture ${source} was not prepared for the catalogue.`);
      return { ...picture, alt };
    },
  };
}
