/**
 * Which files the build makes of one picture, and where they are found. Browser and build work them out alike from
 * the picture's address and its own width, so that no page has to carry the list.
 */

/** Where the site serves the pictures. */
export const pictureUrl = "/images";

/** Widths in pixels in which pictures are made, as far as the original is wide enough. */
export const widthSteps = [320, 480, 640, 960, 1280, 1920, 2560] as const;
export type WidthStep = (typeof widthSteps)[number];

/** Formats that a browser may choose from, the smallest files first; JPEG is for those that know neither. */
export const modernFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof modernFormats)[number] | "jpg";

/** The JPEG in `src` is as wide as this, or as its original. */
const widestFallback = 960;

/** Link previews cut pictures to this size; pixels. No name tells it: a change needs a new version of the recipe. */
export const coverSize = { width: 1200, height: 630 } as const;

/**
 * What there is of `steps` for an original of this width; the original's own width stands in for wider ones.
 *
 * `(1200, [640, 960, 1280, 1920])` → `[640, 960, 1200]`
 */
export function availableWidths(width: number, steps: readonly number[] = widthSteps): number[] {
  return [...new Set(steps.map((step) => Math.min(step, width)))];
}

/** `("/images/cutaways/office.0a1b2c3d4e", 640, "avif")` → `"/images/cutaways/office.0a1b2c3d4e-640.avif"` */
export function pictureFile(base: string, width: number, format: PictureFormat): string {
  return `${base}-${width}.${format}`;
}

/** Width of the one JPEG; `width` is the original's. */
export function fallbackWidth(width: number): number {
  return Math.min(widestFallback, width);
}

/** The JPEG for browsers that know no modern format; `width` is the original's. */
export function fallbackFile(base: string, width: number): string {
  return pictureFile(base, fallbackWidth(width), "jpg");
}

/** The JPEG that link previews show. */
export function coverFile(base: string): string {
  return `${base}-cover.jpg`;
}

/** Candidates of a `srcset`: `"…-320.avif 320w, …-640.avif 640w"`. */
export function sourceSet(base: string, widths: readonly number[], format: PictureFormat): string {
  return widths.map((width) => `${pictureFile(base, width, format)} ${width}w`).join(", ");
}
