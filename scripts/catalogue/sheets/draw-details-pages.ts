import type { Catalogue, ModelSheet, SheetPicture, TitledList } from "#scripts/catalogue/content/catalogue.ts";
import type { Canvas, CanvasBox, Part } from "#scripts/catalogue/document/canvas.ts";
import { area } from "#scripts/catalogue/document/measures.ts";
import type { JpegOf } from "#scripts/catalogue/sheet-pictures.ts";
import { columnCount, columnLeft, columnsBottom, columnWidth } from "./columns.ts";
import { drawFoot } from "./draw-foot.ts";
import { drawList, listDepth, rowsWithin } from "./draw-list.ts";
import { drawName } from "./draw-name.ts";
import { drawPicture } from "./draw-picture.ts";
import { colours, styles } from "./styles.ts";

/** The contents of the pages with pictures and lists. */
export interface DetailsPages {
  readonly catalogue: Catalogue;
  readonly sheet: ModelSheet;
  readonly jpegOf: JpegOf;
  /** Number of the first of these pages. */
  readonly number: number;
  /** Whether the lists of what the price includes are here, because they did not fit below a plan. */
  readonly purchase: boolean;
}

/** How many pictures of a model these pages show. */
export const picturesShown = 3;

const nameLine = 20;
const contentTop = 26;
const pictureGap = 3;
const listGap = 11;
const pictureHeight = { least: 60, most: 108 } as const;

/** Draws pictures and lists of a model on as many pages as the lists need. Returns the number of pages. */
export function drawDetailsPages(canvas: Canvas, section: Part, options: DetailsPages): number {
  const { catalogue, sheet, purchase } = options;
  let groups = besideOneAnother([...(purchase ? sheet.purchase : []), ...sheet.lists]);
  let count = 0;
  while (count === 0 || groups.length > 0) {
    if (count > 0) canvas.addPage(colours["lime-wash"]);
    section.content("P", () => void drawName(canvas, sheet.name, { x: area.left, y: nameLine }, styles.continuedName));
    const top = count === 0 ? drawPictures(canvas, section, options, groups) : contentTop + listGap;
    groups = drawGroups(canvas, section, groups, top);
    drawFoot(canvas, section, catalogue, sheet, options.number + count);
    count += 1;
  }
  return count;
}

/** Draws the groups that fit, and as much as fits of a group that is longer than a page. Returns the rest. */
function drawGroups(canvas: Canvas, section: Part, groups: readonly Group[], top: number): Group[] {
  let y = top;
  for (const [index, group] of groups.entries()) {
    const end = y + groupDepth(canvas, group);
    const fits = end <= columnsBottom;
    if (!fits && index > 0) return groups.slice(index);
    const left = group.flatMap((list, column) => drawPart(canvas, section, list, column, y));
    if (!fits) return [left, ...groups.slice(index + 1)];
    y = end + listGap;
  }
  return [];
}

/** Draws as much of a list as fits. Returns the rest of the list. */
function drawPart(canvas: Canvas, section: Part, list: TitledList, column: number, y: number): TitledList[] {
  const fitting = rowsWithin(canvas, list, columnWidth, columnsBottom - y);
  drawList(
    canvas,
    section,
    { ...list, rows: list.rows.slice(0, fitting) },
    { x: columnLeft(column), y, width: columnWidth },
  );
  return fitting < list.rows.length ? [{ ...list, rows: list.rows.slice(fitting) }] : [];
}

/** Lists that are side by side. */
type Group = readonly TitledList[];

function besideOneAnother(lists: readonly TitledList[]): Group[] {
  const rows = Math.ceil(lists.length / columnCount);
  return Array.from({ length: rows }, (_, row) => lists.slice(row * columnCount, (row + 1) * columnCount));
}

function groupDepth(canvas: Canvas, group: Group): number {
  return Math.max(...group.map((list) => listDepth(canvas, list, columnWidth)));
}

/**
 * Draws a large picture and two small ones beside it, as high as the lists allow. Returns the top line of the lists.
 */
function drawPictures(
  canvas: Canvas,
  section: Part,
  { sheet, jpegOf }: DetailsPages,
  groups: readonly Group[],
): number {
  const depth = groups.reduce((sum, group) => sum + groupDepth(canvas, group) + listGap, 0);
  const free = columnsBottom - depth - contentTop;
  const height = Math.min(pictureHeight.most, Math.max(pictureHeight.least, free));
  const [large, ...small] = sheet.pictures.slice(0, picturesShown);
  const largeWidth = small.length > 0 ? area.width - columnWidth - pictureGap : area.width;
  const draw = (picture: SheetPicture, box: CanvasBox) =>
    drawPicture(canvas, section, picture, { jpegOf, box, fit: "cover" });
  if (large) draw(large, { x: area.left, y: contentTop, width: largeWidth, height });
  const smallHeight = (height - pictureGap * (small.length - 1)) / small.length;
  for (const [index, picture] of small.entries()) {
    const y = contentTop + index * (smallHeight + pictureGap);
    draw(picture, { x: columnLeft(2), y, width: columnWidth, height: smallHeight });
  }
  return contentTop + height + listGap;
}
