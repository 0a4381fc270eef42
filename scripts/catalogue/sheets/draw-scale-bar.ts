import type { Canvas } from "#scripts/catalogue/document/canvas.ts";
import { area } from "#scripts/catalogue/document/measures.ts";
import { colours, styles } from "./styles.ts";

/** Metres that the bar shows at any scale. A ruler beside it tells whether the page was printed at 100 %. */
export const barMetres = 5;
const thickness = 1.7;
const figureLine = thickness + 3.6;
const notePitch = 3.8;
const noteGap = 9;

/** The notes are below the bar if there is less width than this beside it. */
const leastNoteWidth = 60;

/** The words at a scale bar. */
interface Notes {
  readonly x: number;
  /** Baseline of the first line, from the top of the bar. */
  readonly y: number;
  readonly lines: readonly string[];
}

/** Returns how far the bar reaches down with its figures and notes. */
export function scaleBarDepth(canvas: Canvas, scale: number, notes: readonly string[], right: number): number {
  const { y, lines } = placeNotes(canvas, scale, notes, right);
  return Math.max(figureLine, y + (lines.length - 1) * notePitch) + 1;
}

/** Draws a bar of five metres, with notes about the drawing that reach to `right` at most. */
export function drawScaleBar(
  canvas: Canvas,
  y: number,
  {
    scale,
    notes,
    right,
    barEnd,
  }: {
    readonly scale: number;
    readonly notes: readonly string[];
    readonly right: number;
    readonly barEnd: string;
  },
): void {
  const metre = 1000 / scale;
  const left = area.left;
  canvas.rectangle(left, y, barMetres * metre, thickness, colours.ink);
  for (let place = 1; place < barMetres; place += 2)
    canvas.rectangle(left + place * metre, y + 0.2, metre, thickness - 0.4, colours.paper);
  for (let place = 0; place < barMetres; place += 1) {
    const at = { x: left + place * metre, y: y + figureLine, align: place === 0 ? "left" : "centre" } as const;
    canvas.text(String(place), at, { ...styles.foot, colour: colours.ink });
  }
  const end = { x: left + barMetres * metre, y: y + figureLine, align: "centre" } as const;
  canvas.text(barEnd, end, { ...styles.foot, colour: colours.ink });

  const placed = placeNotes(canvas, scale, notes, right);
  for (const [index, words] of placed.lines.entries())
    canvas.text(words, { x: placed.x, y: y + placed.y + index * notePitch }, styles.note);
}

function placeNotes(canvas: Canvas, scale: number, notes: readonly string[], right: number): Notes {
  const words = notes.join(" ");
  const beside = area.left + (barMetres * 1000) / scale + noteGap;
  if (right - beside >= leastNoteWidth)
    return { x: beside, y: thickness, lines: canvas.lines(words, right - beside, styles.note) };
  return { x: area.left, y: figureLine + 5.5, lines: canvas.lines(words, right - area.left, styles.note) };
}
