import sharp from "sharp";
import type { PictureStore } from "#app/pictures/picture-store.server.ts";
import { openPicture } from "#scripts/pictures/encode-picture.ts";
import type { SheetPicture } from "./content/catalogue.ts";

/** A picture that is ready to be embedded. */
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

/** Makes pictures for catalogues, each once. */
export interface PictureMaker {
  /**
   * Makes the JPEG of every picture, upright and without metadata.
   *
   * @param cover The picture that is as wide as the page.
   */
  prepare(pictures: readonly SheetPicture[], cover: SheetPicture | null): Promise<SheetPictures>;
}

/** In pixels: 1,600 are 137 dpi on the cover; the other pictures fill only part of a page. */
const widths = { cover: 1600, part: 1400 } as const;
const quality = 80;

type Encoded = Omit<PreparedPicture, "alt">;

/** Returns a maker that keeps its pictures, because each model is in two PDFs. */
export function createPictureMaker(store: PictureStore): PictureMaker {
  const made = new Map<string, Promise<Encoded>>();

  async function encode(source: string, target: number): Promise<Encoded> {
    const { onGround } = await store.facts(source);
    const { pixels, width, height } = await openPicture(store.file(source), onGround);
    const { data, info } = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize({ width: target, withoutEnlargement: true })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  }

  function encodeOnce(source: string, target: number): Promise<Encoded> {
    const key = `${source} ${target}`;
    const encoded = made.get(key) ?? encode(source, target);
    made.set(key, encoded);
    return encoded;
  }

  return {
    async prepare(pictures, cover) {
      const prepared = new Map<string, Encoded>();
      // One after the other, because a decoded picture takes 20 MB.
      for (const { source } of pictures) {
        const width = source === cover?.source ? widths.cover : widths.part;
        prepared.set(source, await encodeOnce(source, width));
      }
      return {
        of({ source, alt }) {
          const picture = prepared.get(source);
          if (!picture) throw new Error(`The picture ${source} was not prepared for the catalogue.`);
          return { ...picture, alt };
        },
      };
    },
  };
}
