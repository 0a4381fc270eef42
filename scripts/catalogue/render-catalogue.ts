import { formatsIn } from "#app/i18n/formats.ts";
import type { Catalogue, ModelSheet, SheetPicture } from "./content/catalogue.ts";
import { openPaper, type Paper } from "./document/paper.ts";
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
  const paper = open(catalogue, catalogue.title);
  paper.addPage(colours["lime-wash"]);
  paper.bookmark(catalogue.title);
  drawCover(paper, paper.root.group("Sect"), catalogue, jpegOf);
  const afterCover = 2;
  catalogue.sheets.reduce((number, sheet) => number + drawSheet(paper, catalogue, sheet, jpegOf, number), afterCover);
  paper.addPage(colours["lime-wash"]);
  paper.bookmark(catalogue.contact.heading);
  drawContactPage(paper, paper.root.group("Sect"), catalogue, jpegOf);
  return paper.finish();
}

/** Returns the PDF of one model. */
export function renderSheet(catalogue: Catalogue, sheet: ModelSheet, jpegOf: JpegOf): Promise<Buffer> {
  const paper = open(catalogue, sheet.title);
  drawSheet(paper, catalogue, sheet, jpegOf, 1);
  return paper.finish();
}

function open({ brand, locale, date }: Catalogue, title: string): Paper {
  return openPaper({ title, author: brand, language: locale, date: new Date(`${date}T00:00:00Z`) });
}

/** Draws the pages of a model, the first with the number `first`. Returns how many there are. */
function drawSheet(paper: Paper, catalogue: Catalogue, sheet: ModelSheet, jpegOf: JpegOf, first: number): number {
  const formats = formatsIn(catalogue.formats);
  const purchase = hasRoomForPurchase(paper, sheet);
  const section = paper.root.group("Sect");
  for (const [index, plan] of sheet.plans.entries()) {
    paper.addPage(colours["lime-wash"]);
    if (index === 0) paper.bookmark(sheet.name);
    const number = first + index;
    drawPlanPage(paper, section, { catalogue, sheet, plan, jpegOf, formats, number, purchase });
  }
  paper.addPage(colours["lime-wash"]);
  const number = first + sheet.plans.length;
  const details = drawDetailsPages(paper, section, { catalogue, sheet, jpegOf, number, purchase: !purchase });
  return sheet.plans.length + details;
}
