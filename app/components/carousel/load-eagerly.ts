/** Loads the picture inside an element now instead of when it comes near the window. Returns the `<img>`. */
export function loadEagerly(frame: Element | null | undefined): HTMLImageElement | null {
  const image = frame?.querySelector("img") ?? null;
  // Not a new Image: the page's own element has the `sizes` that decide which file is loaded.
  if (image) image.loading = "eager";
  return image;
}
