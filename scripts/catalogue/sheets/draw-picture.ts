import type { SheetPicture } from "#scripts/catalogue/content/catalogue.ts";
import type { Paper, PaperBox, Part } from "#scripts/catalogue/document/paper.ts";
import type { JpegOf } from "#scripts/catalogue/sheet-pictures.ts";

/** Draws a picture that covers its box or is contained in it. */
export function drawPicture(
  paper: Paper,
  section: Part,
  picture: SheetPicture,
  { jpegOf, box, fit }: { readonly jpegOf: JpegOf; readonly box: PaperBox; readonly fit: "cover" | "fit" },
): void {
  const draw = () => paper.picture(jpegOf(picture), box, fit);
  if (picture.alt === "") paper.decorate(draw);
  else section.content("Figure", draw, { alt: picture.alt });
}
