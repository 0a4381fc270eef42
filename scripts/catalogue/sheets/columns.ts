import { area } from "#scripts/catalogue/document/measures.ts";

const count = 3;
const gap = 8;

/** Width of one of the three columns in which lists stand. */
export const columnWidth = (area.width - (count - 1) * gap) / count;

/** How many lists stand side by side. */
export const columnCount = count;

/** Left end of a column, the first being 0. */
export function columnLeft(column: number): number {
  return area.left + column * (columnWidth + gap);
}

/** The last row of a list ends here, above the foot of the page. */
export const columnsBottom = 190.5;
