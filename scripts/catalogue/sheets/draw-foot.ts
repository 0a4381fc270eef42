import type { Catalogue, ModelSheet } from "#scripts/catalogue/content/catalogue.ts";
import type { Canvas, Part } from "#scripts/catalogue/document/canvas.ts";
import { area, page } from "#scripts/catalogue/document/measures.ts";
import { styles } from "./styles.ts";

/** Draws the foot of a page: catalogue and month, URL of the model's page, page number. */
export function drawFoot(canvas: Canvas, section: Part, catalogue: Catalogue, sheet: ModelSheet, number: number): void {
  const y = area.bottom;
  canvas.decorate(() => {
    canvas.text(catalogue.foot, { x: area.left, y }, styles.foot);
    canvas.text(String(number), { x: area.right, y, align: "right" }, styles.foot);
  });
  section.content("Link", () =>
    canvas.link(sheet.shownUrl, sheet.url, { x: page.width / 2, y, align: "centre" }, styles.foot),
  );
}
