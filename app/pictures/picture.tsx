import { preload } from "react-dom";
import { breakpoints } from "#app/styles/breakpoints.ts";
import { MissingPicture } from "./missing-picture.tsx";
import type { PictureData } from "./picture-data.ts";
import { availableWidths, jpgFile, jpgWidth, pictureFile } from "./picture-files.ts";
import { sizesOf } from "./picture-sizes.ts";
import { type PictureSlot, pictureSlots, type Slot } from "./picture-slots.ts";

/** A picture of the content, from a loader, and its slot. */
export interface PictureProps extends PictureData {
  readonly alt: string;
  /** Decides on `sizes` and on the widths that are offered. */
  readonly slot: PictureSlot;
  /** Class of the `<img>`; the `<picture>` around it has no box. */
  readonly className?: string;
  /**
   * Part of the slot's width that it is drawn in, if the pictures side by side have one scale: `--share` in styles.
   */
  readonly share?: number;
  /** Set for the page's largest picture, which is visible at once: preloads it instead of loading it lazily. */
  readonly priority?: boolean;
  /** An upright picture that upright phones show instead, in the slot `heroPhone`. */
  readonly phone?: PictureData;
}

// 0.01em less: the width of the breakpoint itself belongs to tablets.
const uprightPhone = `(max-width: ${breakpoints.tablet - 0.01}em) and (orientation: portrait)`;

/**
 * A picture as AVIF, or as JPEG in browsers without it, in the width that suits the window. Its colour fills its place
 * until it has loaded.
 */
export function Picture({ alt, slot, className, share, priority = false, phone, ...picture }: PictureProps) {
  // A build refuses missing pictures.
  if (import.meta.env.DEV && picture.missing) return <MissingPicture source={picture.src} className={className} />;

  const { contained }: Slot = pictureSlots[slot];
  const sizes = sizesOf(slot, share);
  const upright = phone && !phone.missing ? phone : undefined;
  const uprightSizes = sizesOf("heroPhone");
  if (priority) {
    if (upright) preloadPicture(upright, "heroPhone", uprightSizes, uprightPhone);
    preloadPicture(picture, slot, sizes, upright && `not all and ${uprightPhone}`);
  }

  return (
    <picture className="picture">
      {upright &&
        [avifSource(upright, "heroPhone", uprightSizes), jpgSource(upright, uprightSizes)].map((source) => (
          <source key={source.srcSet} media={uprightPhone} {...source} width={upright.width} height={upright.height} />
        ))}
      <source {...avifSource(picture, slot, sizes)} />
      <img
        className={className}
        style={{ backgroundColor: contained ? undefined : picture.colour, "--share": share }}
        src={jpgFile(picture.src, picture.width)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding={priority ? undefined : "async"}
      />
    </picture>
  );
}

/** Preloads the file that the browser will choose. A browser without the format waits for the element. */
function preloadPicture(picture: PictureData, slot: PictureSlot, sizes: string, media?: string): void {
  const { type, srcSet } = avifSource(picture, slot, sizes);
  preload(jpgFile(picture.src, picture.width), {
    as: "image",
    type,
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: "high",
    media,
  });
}

/** Returns the AVIF files of a picture in a slot: the slot's widths, up to that of the original. */
function avifSource({ src, width }: PictureData, slot: PictureSlot, sizes: string) {
  const widths = availableWidths(width, pictureSlots[slot].widths);
  const files = widths.map((step) => `${pictureFile(src, step, "avif")} ${step}w`);
  return { type: "image/avif", srcSet: files.join(", "), sizes };
}

/** Returns the JPEG of a picture as a source that says its width, as the AVIF files of the same picture do. */
function jpgSource({ src, width }: PictureData, sizes: string) {
  return { srcSet: `${jpgFile(src, width)} ${jpgWidth(width)}w`, sizes };
}
