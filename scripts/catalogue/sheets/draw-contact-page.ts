import type { Catalogue } from "#scripts/catalogue/content/catalogue.ts";
import type { Canvas, Part } from "#scripts/catalogue/document/canvas.ts";
import { area, page } from "#scripts/catalogue/document/measures.ts";
import type { JpegOf } from "#scripts/catalogue/sheet-pictures.ts";
import { columnWidth } from "./columns.ts";
import { drawList } from "./draw-list.ts";
import { drawPicture } from "./draw-picture.ts";
import { rules, styles } from "./styles.ts";

const pictureLeft = area.left + columnWidth * 1.6;
const headingLine = 32;
const introLine = 44;
const waysTop = 66;
const wayPitch = 11;
const listLine = 128;
const wordsWidth = pictureLeft - area.left - 14;

/** Draws the last page: the ways to the company beside a picture, and what helps it to answer. */
export function drawContactPage(canvas: Canvas, section: Part, catalogue: Catalogue, jpegOf: JpegOf): void {
  const { heading, intro, ways, lists, picture } = catalogue.contact;
  section.content("H1", () => canvas.text(heading, { x: area.left, y: headingLine }, styles.name));
  section.content("P", () => {
    const pitch = 5.6;
    for (const [index, line] of canvas.lines(intro, wordsWidth, styles.tagline).entries())
      canvas.text(line, { x: area.left, y: introLine + index * pitch }, styles.tagline);
  });
  for (const [index, { label, value, url }] of ways.entries()) {
    const top = waysTop + index * wayPitch;
    canvas.decorate(() => canvas.rule(area.left, top, area.left + wordsWidth, top, rules.hairline));
    section.content("P", () => canvas.text(label, { x: area.left, y: top + 4.4 }, styles.note));
    const place = { x: area.left, y: top + 8.8 };
    if (url === undefined) section.content("P", () => canvas.text(value, place, styles.rowValue));
    else section.content("Link", () => canvas.link(value, url, place, styles.rowValue));
  }
  const [list] = lists;
  if (list) drawList(canvas, section, list, { x: area.left, y: listLine, width: wordsWidth });
  const box = { x: pictureLeft, y: 0, width: page.width - pictureLeft, height: page.height };
  drawPicture(canvas, section, picture, { jpegOf, box, fit: "cover" });
  canvas.decorate(() => canvas.text(catalogue.foot, { x: area.left, y: area.bottom }, styles.foot));
}
