import type { Row, TitledList } from "#scripts/catalogue/content/catalogue.ts";
import type { Canvas, Part } from "#scripts/catalogue/document/canvas.ts";
import { toMillimetres } from "#scripts/catalogue/document/measures.ts";
import { rules, styles } from "./styles.ts";

/** The place of a list: `y` is the baseline of its title. */
export interface ListPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const titleDepth = 2.6;
const rowPitch = 5.2;
/** Distance from the hairline below a row to the baseline of its words. */
const rowFoot = 1.75;
const linePitch = toMillimetres(styles.row.size) * 1.2;
const columnGap = 4;

/** Returns how far a list reaches below the baseline of its title. */
export function listDepth(canvas: Canvas, { rows }: TitledList, width: number): number {
  return rows.reduce((sum, row) => sum + rowDepth(canvas, row, width), titleDepth);
}

/** Returns how many rows of a list fit into a depth below the baseline of its title. */
export function rowsWithin(canvas: Canvas, { rows }: TitledList, width: number, depth: number): number {
  let reached = titleDepth;
  const overflow = rows.findIndex((row) => {
    reached += rowDepth(canvas, row, width);
    return reached > depth;
  });
  return overflow < 0 ? rows.length : overflow;
}

/**
 * Draws a list under its title and a rule, with a hairline below each row. For screen readers, rows with values are a
 * table.
 */
export function drawList(canvas: Canvas, section: Part, { title, rows }: TitledList, { x, y, width }: ListPlace): void {
  if (title !== "") section.content("H2", () => canvas.text(title, { x, y }, styles.listTitle));
  let top = y + titleDepth;
  canvas.decorate(() => canvas.rule(x, top, x + width, top, rules.full));
  const isTable = rows.some(({ value }) => value !== undefined);
  const list = section.group(isTable ? "Table" : "L");
  for (const row of rows) {
    const item = list.group(isTable ? "TR" : "LI");
    const bottom = top + rowDepth(canvas, row, width);
    const lines = labelLines(canvas, row, width);
    const sentence = textLines(canvas, row, width);
    const first = bottom - rowFoot - (lines.length + sentence.length - 1) * linePitch;
    const style = row.text === undefined ? styles.row : styles.rowValue;
    item.content(
      isTable ? "TH" : "LBody",
      () => {
        const place = (index: number) => ({ x, y: first + index * linePitch });
        for (const [index, line] of lines.entries()) canvas.text(line, place(index), style);
        for (const [index, line] of sentence.entries()) canvas.text(line, place(lines.length + index), styles.note);
      },
      isTable ? { scope: "Row" } : {},
    );
    const { value } = row;
    if (isTable) {
      const place = { x: x + width, y: first, align: "right" } as const;
      item.content("TD", () => canvas.text(value ?? "", place, styles.rowValue));
    }
    canvas.decorate(() => canvas.rule(x, bottom, x + width, bottom, rules.hairline));
    top = bottom;
  }
}

function rowDepth(canvas: Canvas, row: Row, width: number): number {
  const lines = labelLines(canvas, row, width).length + textLines(canvas, row, width).length;
  return rowPitch + (lines - 1) * linePitch;
}

function textLines(canvas: Canvas, { text }: Row, width: number): string[] {
  return text === undefined ? [] : canvas.lines(text, width, styles.note);
}

function labelLines(canvas: Canvas, { label, value, text }: Row, width: number): string[] {
  const taken = value === undefined ? 0 : canvas.widthOf(value, styles.rowValue) + columnGap;
  return canvas.lines(label, width - taken, text === undefined ? styles.row : styles.rowValue);
}
