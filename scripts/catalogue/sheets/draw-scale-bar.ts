import { area } from "#scripts/catalogue/document/measures.ts";
import type { Paper } from "#scripts/catalogue/document/paper.ts";
import type { LengthFormats } from "./draw-plan.ts";
import type { FittedPlan } from "./fit-plan.ts";
import { colours, styles } from "./styles.ts";

/** Metres that the bar shows, whatever the scale: a ruler laid beside it tells whether the page was printed at 100 %. */
const metres = 5;
const thickness = 1.7;
const figureLine = thickness + 3.6;
const notePitch = 3.8;
const noteGap = 9;

/** How far the bar reaches down with its figures. */
export const scaleBarDepth = figureLine + 1;

/** Draws a bar of five metres and beside it what has to be said of the drawing. */
export function drawScaleBar(
  paper: Paper,
  y: number,
  { scale, width }: Pick<FittedPlan, "scale" | "width">,
  notes: readonly string[],
  formats: LengthFormats,
): void {
  const metre = 1000 / scale;
  const left = area.left;
  paper.rectangle(left, y, metres * metre, thickness, colours.ink);
  for (let place = 1; place < metres; place += 2)
    paper.rectangle(left + place * metre, y + 0.2, metre, thickness - 0.4, colours.paper);
  for (let place = 0; place < metres; place += 1) {
    const at = { x: left + place * metre, y: y + figureLine, align: place === 0 ? "left" : "centre" } as const;
    paper.text(String(place), at, { ...styles.foot, colour: colours.ink });
  }
  const end = { x: left + metres * metre, y: y + figureLine, align: "centre" } as const;
  paper.text(formats.metres(metres), end, { ...styles.foot, colour: colours.ink });

  const notesLeft = left + metres * metre + noteGap;
  const space = Math.max(left + width, notesLeft + 90) - notesLeft;
  for (const [index, words] of paper.lines(notes.join(" "), space, styles.note).entries())
    paper.text(words, { x: notesLeft, y: y + thickness + index * notePitch }, styles.note);
}
