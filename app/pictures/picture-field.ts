/** Schemas of the fields that name a picture. */
import { z } from "zod";
import { asLeading, asWords } from "#app/schemas/field-marks.ts";
import { text } from "#app/schemas/fields.ts";
import { showIn } from "./slot-registry.ts";

/** File extensions of the originals. */
export const originalTypes = ["jpg", "jpeg", "png", "webp"] as const;
/** Path of an original below `content/images`. */
export const picturePath = new RegExp(`^[a-z0-9-]+(/[a-z0-9-]+)*\\.(${originalTypes.join("|")})$`);

export const pictureSource = asLeading("picture", z.stringFormat("picture", picturePath));

// Empty is allowed: it is the explicit way to call a picture decorative.
const alternativeText = asWords(z.string().trim());

export const picture = z.strictObject({ src: pictureSource, alt: alternativeText });
export type PictureContent = z.output<typeof picture>;

/** The large picture at the top of a page. */
export const leadPicture = showIn(picture, { slots: ["lead"] });

const share = z.int().min(0).max(100);

/** A point of a picture: how far it is from its left and its upper edge, in per cent. */
export const picturePoint = z.strictObject({
  x: share,
  y: share,
});

export const captionedPicture = picture.extend({ caption: text });
export type CaptionedPicture = z.output<typeof captionedPicture>;

/** A picture of a gallery, whose full-screen view shows the caption below it. */
export const galleryPicture = picture.extend({ caption: text.optional() });
export type GalleryPicture = z.output<typeof galleryPicture>;
