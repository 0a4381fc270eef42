/** Has the browser load the picture inside an element now instead of when it comes near; gives the picture. */
export function loadEagerly(frame: Element | null | undefined): HTMLImageElement | null {
  const image = frame?.querySelector("img") ?? null;
  // The very element of the page, so that its own sources and sizes decide which file comes.
  if (image) image.loading = "eager";
  return image;
}
