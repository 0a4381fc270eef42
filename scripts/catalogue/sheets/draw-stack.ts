import type { Canvas, Part } from "#scripts/catalogue/document/canvas.ts";
import { rules, styles } from "./styles.ts";

/** A label and its value, for a column too narrow to set them side by side. */
export interface StackEntry {
  /** In bold letters. */
  readonly label: string;
  /** Below them. */
  readonly value: string;
}

const linePitch = 3.8;
const padding = 1.6;

/** Returns the height of a stack. */
export function stackDepth(canvas: Canvas, entries: readonly StackEntry[], width: number): number {
  return entries.reduce((sum, entry) => sum + entryDepth(canvas, entry, width), 0);
}

/** Draws entries one below the other, each under a hairline. */
export function drawStack(
  canvas: Canvas,
  section: Part,
  entries: readonly StackEntry[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  let top = y;
  for (const entry of entries) {
    const line = top;
    canvas.decorate(() => canvas.rule(x, line, x + width, line, rules.hairline));
    section.content("P", () => {
      const labels = canvas.lines(entry.label, width, styles.rowValue);
      const values = canvas.lines(entry.value, width, styles.row);
      const place = (index: number) => ({ x, y: line + padding + (index + 0.75) * linePitch });
      for (const [index, words] of labels.entries()) canvas.text(words, place(index), styles.rowValue);
      for (const [index, words] of values.entries()) canvas.text(words, place(labels.length + index), styles.row);
    });
    top += entryDepth(canvas, entry, width);
  }
}

function entryDepth(canvas: Canvas, { label, value }: StackEntry, width: number): number {
  const lines = canvas.lines(label, width, styles.rowValue).length + canvas.lines(value, width, styles.row).length;
  return lines * linePitch + 2 * padding;
}
