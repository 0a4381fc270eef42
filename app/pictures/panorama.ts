export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Returns whether a picture is at least twice as wide as high: chapters of pages show it across the page. */
export function isPanorama({ width, height }: PictureSize): boolean {
  return width >= 2 * height;
}
