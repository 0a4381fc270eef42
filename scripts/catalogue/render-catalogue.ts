import { formatsIn } from "#app/i18n/formats.ts";
import type { Catalogue, ModelSheet, SheetPicture } from "./content/catalogue.ts";
import { type Canvas, openCanvas } from "./document/canvas.ts";
import type { JpegOf } from "./sheet-pictures.ts";
import { drawContactPage } from "./sheets/draw-contact-page.ts";
import { drawCover } from "./sheets/draw-cover.ts";
import { drawDetailsPages, picturesShown } from "./sheets/draw-details-pages.ts";
import { drawPlanPage, hasRoomForPurchase } from "./sheets/draw-plan-page.ts";
import { colours } from "./sheets/styles.ts";

/** Returns the pictures on a model's pages of the catalogue. */
export function picturesOf({ plans, pictures }: Pick<ModelSheet, "plans" | "pictures">): SheetPicture[] {
  return [...plans.map(({ cutaway }) => cutaway), ...pictures.slice(0, picturesShown)];
}

/** Returns the PDF of all models: cover, the pages of each, and how to reach the company. */
export function renderCatalogue(catalogue: Catalogue, jpegOf: JpegOf): Promise<Buffer> {
  const canvas = open(catalogue, catalogue.title);
  canvas.addPage(colours["lime-wash"]);
  canvas.bookmark(catalogue.title);
  drawCover(canvas, canvas.root.group("Sect"), catalogue, jpegOf);
  const afterCover = 2;
  catalogue.sheets.reduce((number, sheet) => number + drawSheet(canvas, catalogue, sheet, jpegOf, number), afterCover);
  canvas.addPage(colours["lime-wash"]);
  canvas.bookmark(catalogue.contact.heading);
  drawContactPage(canvas, canvas.root.group("Sect"), catalogue, jpegOf);
  return canvas.finish();
}

/** Returns the PDF of one model. */
export function renderSheet(catalogue: Catalogue, sheet: ModelSheet, jpegOf: JpegOf): Promise<Buffer> {
  const canvas = open(catalogue, sheet.title);
  drawSheet(canvas, catalogue, sheet, jpegOf, 1);
  return canvas.finish();
}

function open({ brand, locale, date }: Catalogue, title: string): Canvas {
  return openCanvas({ title, author: brand, language: locale, date: new Date(`${date}T00:00:00Z`) });
}

/** Draws the pages of a model, the first with the number `first`. Returns how many there are. */
function drawSheet(canvas: Canvas, catalogue: Catalogue, sheet: ModelSheet, jpegOf: JpegOf, first: number): number {
  const formats = formatsIn(catalogue.formats);
  const purchase = hasRoomForPurchase(canvas, sheet);
  const section = canvas.root.group("Sect");
  for (const [index, plan] of sheet.plans.entries()) {
    canvas.addPage(colours["lime-wash"]);
    if (index === 0) canvas.bookmark(sheet.name);
    const number = first + index;
    drawPlanPage(canvas, section, { catalogue, sheet, plan, jpegOf, formats, number, purchase });
  }
  canvas.addPage(colours["lime-wash"]);
  const number = first + sheet.plans.length;
  const details = drawDetailsPages(canvas, section, { catalogue, sheet, jpegOf, number, purchase: !purchase });
  return sheet.plans.length + details;
}
