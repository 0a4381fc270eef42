/**
 * The files that the build makes of one picture, and their paths. Browser and build derive them from the picture's path
 * and width, so that no page has to hold the list.
 */

/** Path below which the site serves the pictures. */
export const picturesPath = "/images";

/** Widths in pixels in which pictures are made, up to that of the original. */
export const widthSteps = [240, 320, 480, 640, 768, 960, 1280, 1920, 2560] as const;
export type WidthStep = (typeof widthSteps)[number];

/** AVIF for all widths; one JPEG, of twice the bytes, for the one browser in fifty without AVIF. */
export type PictureFormat = "avif" | "jpg";

/** Width of the JPEG, unless its original is narrower. */
const maxJpgWidth = 1280 satisfies WidthStep;

/**
 * Returns the widths among `steps` in which an original of this width is made; its own width replaces wider ones.
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

/** Returns the width of a picture's JPEG; `width` is the original's. */
export function jpgWidth(width: number): number {
  return Math.min(maxJpgWidth, width);
}

/** Returns the path of a picture's JPEG; `width` is the original's. */
export function jpgFile(base: string, width: number): string {
  return pictureFile(base, jpgWidth(width), "jpg");
}

/** Size of the picture of a link preview, in pixels: that of most previews. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Returns the path of the JPEG for link previews. */
export function previewFile(base: string): string {
  return `${base}-preview.jpg`;
}

/** Whether a path is that of a picture's one JPEG for pages. */
export function isJpgFile(path: string): boolean {
  return /-\d+\.jpg$/.test(path);
}
