import type { ModelSheet, SheetPlan, TitledList } from "#scripts/catalogue/content/catalogue.ts";
import type { Canvas } from "#scripts/catalogue/document/canvas.ts";
import { columnsBottom, columnWidth } from "./columns.ts";
import { listDepth } from "./draw-list.ts";
import type { FittedPlan } from "./fit-plan.ts";

/** The contents of the columns below a plan. */
export interface BelowPlan {
  readonly lists: readonly TitledList[];
  /** The baseline of their titles. */
  readonly y: number;
  /** Whether the lists include the rooms, with their numbers in the drawing. */
  readonly hasRooms: boolean;
  readonly hasFacts: boolean;
}

/** Lists of up to this many rows start at one height, whichever the model. */
const usualRows: TitledList = { title: "", rows: Array.from({ length: 6 }, () => ({ label: "" })) };
const titleHeight = 4;

/**
 * Returns what fits below a plan: facts with what the price includes; facts with the areas of the rooms, while the
 * company has not said what the price includes; or nothing.
 *
 * @param top Where the drawing with its scale bar ends.
 * @param purchase Whether the lists of what the price includes may be here.
 */
export function belowPlan(
  canvas: Canvas,
  sheet: ModelSheet,
  plan: SheetPlan,
  { top, purchase, fitted }: { readonly top: number; readonly purchase: boolean; readonly fitted: FittedPlan },
): BelowPlan {
  const facts: TitledList = { title: sheet.factsTitle, rows: plan.facts };
  const isNumbered = hasNumbers(fitted);
  const candidates: Omit<BelowPlan, "y">[] = [
    ...(purchase && sheet.purchase.length > 0
      ? [{ lists: [facts, ...sheet.purchase], hasRooms: false, hasFacts: true }]
      : []),
    { lists: [facts, ...roomLists(sheet, plan, isNumbered)], hasRooms: true, hasFacts: true },
    { lists: [facts], hasRooms: false, hasFacts: true },
  ];
  const placed = candidates.map((candidate) => ({ ...candidate, y: lineOf(canvas, candidate.lists) }));
  return placed.find(({ y }) => y - titleHeight >= top) ?? { lists: [], y: top, hasRooms: false, hasFacts: false };
}

/** Whether a room of a plan has a number in the drawing instead of its name. */
function hasNumbers({ drawing }: FittedPlan): boolean {
  return drawing.labels.some(({ lines }) => lines === 0);
}

/** Returns the rooms with their areas in two columns. */
function roomLists({ roomsTitle }: ModelSheet, { rooms }: SheetPlan, isNumbered: boolean): TitledList[] {
  const rows = rooms.map(({ name, area }, index) => ({
    label: isNumbered ? `${index + 1}. ${name}` : name,
    value: area,
  }));
  const half = Math.ceil(rows.length / 2);
  return rows.length > 3
    ? [
        { title: roomsTitle, rows: rows.slice(0, half) },
        { title: "", rows: rows.slice(half) },
      ]
    : [{ title: roomsTitle, rows }];
}

function lineOf(canvas: Canvas, lists: readonly TitledList[]): number {
  const depths = [...lists, usualRows].map((list) => listDepth(canvas, list, columnWidth));
  return columnsBottom - Math.max(...depths);
}
