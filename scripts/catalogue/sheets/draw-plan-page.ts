import type { Catalogue, ModelSheet, SheetPlan } from "#scripts/catalogue/content/catalogue.ts";
import type { Canvas, Part } from "#scripts/catalogue/document/canvas.ts";
import { area } from "#scripts/catalogue/document/measures.ts";
import type { JpegOf } from "#scripts/catalogue/sheet-pictures.ts";
import { columnLeft, columnWidth } from "./columns.ts";
import { drawFoot } from "./draw-foot.ts";
import { drawList } from "./draw-list.ts";
import { drawName } from "./draw-name.ts";
import { drawPicture } from "./draw-picture.ts";
import { dimensionReach, drawPlan, type LengthFormats } from "./draw-plan.ts";
import { drawScaleBar, scaleBarDepth } from "./draw-scale-bar.ts";
import { drawStack, type StackEntry, stackDepth } from "./draw-stack.ts";
import { type FittedPlan, fitPlan } from "./fit-plan.ts";
import { belowPlan } from "./plan-page-lists.ts";
import { styles } from "./styles.ts";

/** The contents of the page of a plan. */
export interface PlanPage {
  readonly catalogue: Catalogue;
  readonly sheet: ModelSheet;
  readonly plan: SheetPlan;
  readonly jpegOf: JpegOf;
  readonly formats: LengthFormats;
  readonly number: number;
  /** Whether the lists of what the price includes are on this page. */
  readonly purchase: boolean;
}

const nameLine = 23;
const noteLine = 28.4;
/** Top of every plan. */
const planTop = 33;
const barGap = 4;
const sideGap = 6;
/** Above the titles of the lists. */
const listGap = 10;
/** Least width of a picture at the right of a plan. */
const pictureWidth = 60;

/** Whether the lists of what the price includes fit below each plan of a model. */
export function hasRoomForPurchase(canvas: Canvas, sheet: ModelSheet): boolean {
  return sheet.plans.every((plan) => {
    const fitted = fitPlan(plan.plan);
    const top = barTop(fitted) + scaleBarDepth(canvas, fitted.scale, plan.notes, notesRight(fitted));
    const { hasFacts, hasRooms, lists } = belowPlan(canvas, sheet, plan, { top, purchase: true, fitted });
    return hasFacts && !hasRooms && lists.length > 1;
  });
}

/** Draws a plan with its scale, the price, the facts and whatever else there is room for. */
export function drawPlanPage(canvas: Canvas, section: Part, options: PlanPage): void {
  const { catalogue, sheet, plan, formats, number, purchase } = options;
  const fitted = fitPlan(plan.plan);
  drawHeader(canvas, section, sheet);
  const corner = { x: area.left, y: planTop };
  section.content("Figure", () => drawPlan(canvas, corner, fitted, plan.rooms, formats), { alt: plan.alt });
  const bar = { scale: fitted.scale, notes: plan.notes, right: notesRight(fitted), barEnd: catalogue.barEnd };
  section.content("P", () => drawScaleBar(canvas, barTop(fitted), bar));

  const top = barTop(fitted) + scaleBarDepth(canvas, bar.scale, bar.notes, bar.right);
  const below = belowPlan(canvas, sheet, plan, { top, purchase, fitted });
  const drawingEnd = planTop + fitted.depth + dimensionReach(fitted);
  const side = sideOf(fitted);
  const bottom = side.width >= pictureWidth && below.hasFacts ? below.y - listGap : drawingEnd;
  drawSide(canvas, section, options, { ...side, bottom: Math.max(bottom, drawingEnd) }, [
    ...(below.hasFacts ? [] : plan.facts),
    ...(below.hasRooms ? [] : roomKey(plan, fitted)),
  ]);
  for (const [column, list] of below.lists.entries())
    drawList(canvas, section, list, { x: columnLeft(column), y: below.y, width: columnWidth });
  drawFoot(canvas, section, catalogue, sheet, number);
}

function drawHeader(canvas: Canvas, section: Part, { name, tagline, price, priceNote }: ModelSheet): void {
  let end: number = area.left;
  section.content("H1", () => {
    end = drawName(canvas, name, { x: area.left, y: nameLine }, styles.name);
  });
  section.content("P", () => canvas.text(tagline, { x: end + 11, y: nameLine }, styles.tagline));
  section.content("P", () => {
    canvas.text(price, { x: area.right, y: nameLine, align: "right" }, styles.price);
    canvas.text(priceNote, { x: area.right, y: noteLine, align: "right" }, styles.note);
  });
}

/** Draws the cutaway at the right of the plan, if there is room, and the key of the rooms below it. */
function drawSide(
  canvas: Canvas,
  section: Part,
  { plan, jpegOf }: PlanPage,
  { x, width, bottom }: Side & { readonly bottom: number },
  entries: readonly StackEntry[],
): void {
  const stackTop = bottom - stackDepth(canvas, entries, width);
  if (width >= pictureWidth) {
    const box = { x, y: planTop, width, height: stackTop - planTop - (entries.length > 0 ? sideGap : 0) };
    drawPicture(canvas, section, plan.cutaway, { jpegOf, box, fit: "fit" });
  }
  drawStack(canvas, section, entries, { x, y: stackTop, width });
}

/** Returns the rooms without their area in the drawing, with the numbers that some have in place of their names. */
function roomKey({ rooms }: SheetPlan, { drawing }: FittedPlan): StackEntry[] {
  return rooms.flatMap(({ name, area: value }, index) => {
    const label = drawing.labels[index];
    return label?.hasArea ? [] : [{ label: label?.lines === 0 ? `${index + 1}. ${name}` : name, value }];
  });
}

function barTop(fitted: FittedPlan): number {
  return planTop + fitted.depth + dimensionReach(fitted) + barGap;
}

/** The free space at the right of a plan. */
interface Side {
  readonly x: number;
  readonly width: number;
}

function sideOf(fitted: FittedPlan): Side {
  const x = area.left + fitted.width + dimensionReach(fitted) + sideGap;
  return { x, width: area.right - x };
}

/** Returns where the notes beside the scale bar end: at a picture, or at the margin of the page. */
function notesRight(fitted: FittedPlan): number {
  const { x, width } = sideOf(fitted);
  return width >= pictureWidth ? x - sideGap : area.right;
}
