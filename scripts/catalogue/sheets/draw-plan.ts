import { dimensionDistances } from "#app/floor-plan/layout/plan-view.ts";
import { discSize, labelLineHeight, splitName } from "#app/floor-plan/layout/text-size.ts";
import type { SheetPlan } from "#scripts/catalogue/content/catalogue.ts";
import type { Canvas } from "#scripts/catalogue/document/canvas.ts";
import { toMillimetres } from "#scripts/catalogue/document/measures.ts";
import { drawDimension } from "./draw-dimension.ts";
import { type FittedPlan, labelPoints } from "./fit-plan.ts";
import { colours } from "./styles.ts";

/** Top left corner of the building on the page, in millimetres. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Writes lengths along the dimension lines. */
export interface LengthFormats {
  metres(length: number): string;
  metresFigure(length: number): string;
}

const line = { colour: colours.ink, width: 0.18 };
const quietLine = { colour: colours["ink-faint"], width: 0.18 };
/** Height of a capital letter in em, by which text is centred on a line. */
const capitalHeight = 0.69;

/** Returns how far the dimension lines reach beyond the building, in millimetres of paper. */
export function dimensionReach({ figureSize, scale }: Pick<FittedPlan, "figureSize" | "scale">): number {
  return dimensionDistances(figureSize).whole / scale + toMillimetres(labelPoints.figure) / 2;
}

/** Draws a plan exactly to scale: building, dimension lines, and names or numbers of its rooms. */
export function drawPlan(
  canvas: Canvas,
  corner: Corner,
  fitted: FittedPlan,
  rooms: SheetPlan["rooms"],
  formats: LengthFormats,
): void {
  drawBuilding(canvas, corner, fitted);
  drawDimensions(canvas, corner, fitted, formats);
  drawLabels(canvas, corner, fitted, rooms);
}

function drawBuilding(canvas: Canvas, { x, y }: Corner, { drawing, scale, figureSize }: FittedPlan): void {
  const origin = { x, y, unit: 1 / scale };
  const room = colours.paper;
  canvas.path(drawing.floors, { fill: room }, origin);
  canvas.path(drawing.wetFloors, { fill: colours["glass-pale"] }, origin);
  canvas.path(drawing.openSides, { stroke: { ...quietLine, dash: [1.3, 1] } }, origin);
  canvas.path(drawing.furniture, { fill: room, stroke: quietLine }, origin);
  canvas.path(drawing.swings, { stroke: quietLine }, origin);
  canvas.path(drawing.walls, { fill: colours.ink }, origin);
  canvas.path(drawing.bars, { fill: colours.timber, stroke: { ...line, colour: colours["lime-wash"] } }, origin);
  canvas.path(drawing.leaves, { fill: room, stroke: line }, origin);
  canvas.path(drawing.glazing, { fill: colours.glass, stroke: line }, origin);
  canvas.path(drawing.panes, { fill: colours.sea }, origin);
  if (drawing.entrance) {
    const [tipX, tipY, side] = drawing.entrance;
    canvas.path(entrancePath(tipX, tipY, side, figureSize), { fill: colours.timber }, origin);
  }
}

/** Returns the path of a triangle in front of the entrance that points at the building. */
function entrancePath(x: number, y: number, side: "n" | "s" | "e" | "w", size: number): string {
  const [outX, outY] = { s: [0, 1], n: [0, -1], w: [-1, 0], e: [1, 0] }[side] as [number, number];
  const point = (out: number, along: number) =>
    `${Math.round(x + outX * out - outY * along)} ${Math.round(y + outY * out + outX * along)}`;
  const gap = size * 0.25;
  const half = size * 0.5;
  return `M${point(gap, 0)}L${point(gap + half * 1.6, half)}L${point(gap + half * 1.6, -half)}Z`;
}

function drawDimensions(
  canvas: Canvas,
  { x, y }: Corner,
  { drawing, scale, figureSize }: FittedPlan,
  formats: LengthFormats,
): void {
  const { chain, whole } = dimensionDistances(figureSize);
  const { length, depth, front, side } = drawing;
  const level = (from: number, to: number, at: number) => ({
    from: x + from / scale,
    to: x + to / scale,
    at: y + at / scale,
  });
  const upright = (from: number, to: number, at: number) => ({
    from: y + from / scale,
    to: y + to / scale,
    at: x + at / scale,
    upright: true,
  });
  for (const [from, to] of front)
    drawDimension(canvas, level(from, to, depth + chain), formats.metresFigure((to - from) / 1000));
  drawDimension(canvas, { ...level(0, length, depth + whole), strong: true }, formats.metres(length / 1000));
  for (const [from, to] of side)
    drawDimension(canvas, upright(from, to, length + chain), formats.metresFigure((to - from) / 1000));
  drawDimension(canvas, { ...upright(0, depth, length + whole), strong: true }, formats.metres(depth / 1000));
}

/** Draws the name of each room, with its area if all areas fit, or its number in the list. */
function drawLabels(canvas: Canvas, { x, y }: Corner, { drawing, scale }: FittedPlan, rooms: SheetPlan["rooms"]): void {
  const size = labelPoints.name;
  const em = toMillimetres(size);
  for (const [index, { name, area }] of rooms.entries()) {
    const label = drawing.labels[index];
    if (!label) continue;
    if (label.lines === 0) {
      drawNumber(canvas, x + label.number[0] / scale, y + label.number[1] / scale, index + 1);
      continue;
    }
    const ground = label.wet ? colours["glass-pale"] : colours.paper;
    const centre = x + label.name[0] / scale;
    const words = splitName(name, label.lines);
    const lines = label.hasArea ? [...words, area] : words;
    const top = y + label.name[1] / scale - (lines.length * labelLineHeight * em) / 2;
    for (const [place, text] of lines.entries()) {
      const isArea = place === words.length;
      const baseline = top + (place + 0.5) * labelLineHeight * em + (capitalHeight * em) / 2;
      const style = isArea
        ? ({ size, colour: colours["ink-muted"] } as const)
        : ({ size, weight: 600, colour: colours.ink } as const);
      const width = canvas.widthOf(text, style);
      // Clears the lines of furniture behind the text.
      canvas.rectangle(centre - width / 2 - 0.4, baseline - 0.95 * em, width + 0.8, 1.2 * em, ground);
      canvas.text(text, { x: centre, y: baseline, align: "centre" }, style);
    }
  }
}

function drawNumber(canvas: Canvas, x: number, y: number, number: number): void {
  const size = labelPoints.figure;
  const em = toMillimetres(size);
  const radius = (discSize * em) / 2;
  canvas.path(
    `M${-radius} 0a${radius} ${radius} 0 0 1 ${2 * radius} 0a${radius} ${radius} 0 0 1 ${-2 * radius} 0z`,
    { fill: colours.ink },
    { x, y, unit: 1 },
  );
  const place = { x, y: y + (capitalHeight * em) / 2, align: "centre" } as const;
  canvas.text(String(number), place, { size, weight: 600, colour: colours["lime-wash"] });
}
