import type { SheetPicture } from "#scripts/catalogue/content/catalogue.ts";
import type { Canvas, CanvasBox, Part } from "#scripts/catalogue/document/canvas.ts";
import type { JpegOf } from "#scripts/catalogue/sheet-pictures.ts";

/** Draws a picture that covers its box or is contained in it. */
export function drawPicture(
  canvas: Canvas,
  section: Part,
  picture: SheetPicture,
  { jpegOf, box, fit }: { readonly jpegOf: JpegOf; readonly box: CanvasBox; readonly fit: "cover" | "fit" },
): void {
  const draw = () => canvas.picture(jpegOf(picture), box, fit);
  if (picture.alt === "") canvas.decorate(draw);
  else section.content("Figure", draw, { alt: picture.alt });
}
