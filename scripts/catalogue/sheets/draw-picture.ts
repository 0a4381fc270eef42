import type { SheetPicture } from "#scripts/catalogue/content/catalogue.ts";
import type { Paper, Part, Rectangle } from "#scripts/catalogue/document/paper.ts";
import type { JpegOf } from "#scripts/catalogue/sheet-pictures.ts";

/** Draws a picture that covers its frame or is contained in it. */
export function drawPicture(
  paper: Paper,
  section: Part,
  picture: SheetPicture,
  { jpegOf, frame, fit }: { readonly jpegOf: JpegOf; readonly frame: Rectangle; readonly fit: "cover" | "fit" },
): void {
  const draw = () => paper.picture(jpegOf(picture), frame, fit);
  if (picture.alt === "") paper.decorate(draw);
  else section.content("Figure", draw, { alt: picture.alt });
}
