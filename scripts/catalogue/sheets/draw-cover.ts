import type { Catalogue } from "#scripts/catalogue/content/catalogue.ts";
import type { Canvas, Part } from "#scripts/catalogue/document/canvas.ts";
import { area, page } from "#scripts/catalogue/document/measures.ts";
import type { JpegOf } from "#scripts/catalogue/sheet-pictures.ts";
import { drawPicture } from "./draw-picture.ts";
import { colours, rules, styles } from "./styles.ts";

const pictureHeight = 148;
const markLine = 175;
const bar = { gap: 2.2, width: 1.6, above: 17, below: 0.5 } as const;
const claim = { left: 108, line: 165, width: 78, pitch: 6.8 } as const;
const contents = { left: 211, top: 158.5, bottom: 189.5, pitch: 7.4 } as const;

/** Draws the cover: picture, wordmark, table of contents with areas and prices, contact and month. */
export function drawCover(canvas: Canvas, section: Part, catalogue: Catalogue, jpegOf: JpegOf): void {
  const box = { x: 0, y: 0, width: page.width, height: pictureHeight };
  drawPicture(canvas, section, catalogue.cover, { jpegOf, box, fit: "cover" });
  section.content("P", () => drawMark(canvas, catalogue.brand));
  section.content("H1", () => drawClaim(canvas, catalogue.claim));
  drawContents(canvas, section, catalogue);

  const y = area.bottom;
  section.content("P", () => canvas.text(catalogue.pricesNote, { x: area.left, y }, styles.foot));
  const { email, telephone } = catalogue;
  section.content("Link", () => canvas.link(email, `mailto:${email}`, { x: claim.left, y }, styles.foot));
  const besideEmail = claim.left + canvas.widthOf(email, styles.foot) + 6;
  section.content("Link", () => canvas.link(telephone.text, telephone.href, { x: besideEmail, y }, styles.foot));
  section.content("P", () => canvas.text(catalogue.edition, { x: area.right, y, align: "right" }, styles.foot));
}

function drawMark(canvas: Canvas, brand: string): void {
  canvas.text(brand, { x: area.left, y: markLine }, styles.mark);
  const left = area.left + canvas.widthOf(brand, styles.mark) + bar.gap;
  canvas.rectangle(left, markLine - bar.above, bar.width, bar.above + bar.below, colours.timber);
}

function drawClaim(canvas: Canvas, text: string): void {
  for (const [index, words] of canvas.lines(text, claim.width, styles.claim).entries())
    canvas.text(words, { x: claim.left, y: claim.line + index * claim.pitch }, styles.claim);
}

function drawContents(canvas: Canvas, section: Part, { sheets }: Catalogue): void {
  const pitch = Math.min(contents.pitch, (contents.bottom - contents.top) / sheets.length);
  canvas.decorate(() => canvas.rule(contents.left, contents.top, area.right, contents.top, rules.full));
  const table = section.group("Table");
  for (const [index, { name, summary }] of sheets.entries()) {
    const bottom = contents.top + (index + 1) * pitch;
    const y = bottom - pitch * 0.34;
    const row = table.group("TR");
    row.content("TH", () => canvas.text(name, { x: contents.left, y }, styles.contents), { scope: "Row" });
    row.content("TD", () => canvas.text(summary, { x: area.right, y, align: "right" }, styles.contents));
    if (index < sheets.length - 1)
      canvas.decorate(() => canvas.rule(contents.left, bottom, area.right, bottom, rules.hairline));
  }
}
