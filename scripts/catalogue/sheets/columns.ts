import { area } from "#scripts/catalogue/document/measures.ts";

const count = 3;
const gap = 8;

/** Width of one of the three columns of lists. */
export const columnWidth = (area.width - (count - 1) * gap) / count;

/** How many lists are side by side. */
export const columnCount = count;

/** Returns the left end of a column, counted from 0. */
export function columnLeft(column: number): number {
  return area.left + column * (columnWidth + gap);
}

/** The end of the last row of a list, above the foot of the page. */
export const columnsBottom = 190.5;
