/**
 * Which files the build makes of one picture, and at which paths. Browser and build derive them from the picture's path
 * and width, so that no page has to hold the list.
 */

/** Path below which the site serves the pictures. */
export const picturesPath = "/images";

/** Widths in pixels in which pictures are made, up to that of the original. */
export const widthSteps = [320, 480, 640, 960, 1280, 1920, 2560] as const;
export type WidthStep = (typeof widthSteps)[number];

/** AVIF for all widths; JPEG, of twice the bytes, for the one browser in fifty without AVIF. */
export type PictureFormat = "avif" | "jpg";

/** Widths in pixels in which JPEGs are made, up to that of the original. */
const jpgSteps = [960, 1920] as const satisfies readonly WidthStep[];

/** Width of the JPEG in `src`, unless its original is narrower. */
const [maxFallbackWidth] = jpgSteps;

/**
 * Returns the widths among `steps` in which an original of this width is made; its own width replaces wider ones.
 *
 * `(1200, [640, 960, 1280, 1920])` → `[640, 960, 1200]`
 */
export function availableWidths(width: number, steps: readonly number[] = widthSteps): number[] {
  return [...new Set(steps.map((step) => Math.min(step, width)))];
}

/** Returns the widths in which an original of this width is made as JPEG. */
export function jpgWidths(width: number): number[] {
  return availableWidths(width, jpgSteps);
}

/** `("/images/cutaways/office.0a1b2c3d4e", 640, "avif")` → `"/images/cutaways/office.0a1b2c3d4e-640.avif"` */
export function pictureFile(base: string, width: number, format: PictureFormat): string {
  return `${base}-${width}.${format}`;
}

/** Returns the width of the JPEG in `src`; `width` is the original's. */
export function fallbackWidth(width: number): number {
  return Math.min(maxFallbackWidth, width);
}

/** Returns the path of the JPEG in `src`; `width` is the original's. */
export function fallbackFile(base: string, width: number): string {
  return pictureFile(base, fallbackWidth(width), "jpg");
}

/** Size of the picture of a link preview, in pixels: that of most previews. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Returns the path of the JPEG for link previews. */
export function previewFile(base: string): string {
  return `${base}-preview.jpg`;
}

/** Whether a path is that of a JPEG in `src`, of which each picture has one. */
export function isFallbackFile(path: string): boolean {
  const [, width] = /-(\d+)\.jpg$/.exec(path) ?? [];
  return Number(width) <= maxFallbackWidth;
}

/** Returns a `srcset`: `"…-320.avif 320w, …-640.avif 640w"`. */
export function sourceSet(base: string, widths: readonly number[], format: PictureFormat): string {
  return widths.map((width) => `${pictureFile(base, width, format)} ${width}w`).join(", ");
}
