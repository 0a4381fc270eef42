import type { Canvas } from "#scripts/catalogue/document/canvas.ts";
import { toMillimetres } from "#scripts/catalogue/document/measures.ts";
import { labelPoints } from "./fit-plan.ts";
import { colours } from "./styles.ts";

/** A dimension line on the page, in millimetres. */
interface Dimension {
  readonly from: number;
  readonly to: number;
  /** Coordinate on the other axis. */
  readonly at: number;
  /** Vertical, with its figure turned to be read from the right. */
  readonly upright?: boolean;
  /** For the total, which is drawn outside its parts. */
  readonly strong?: boolean;
}

/** Draws a thin line with a tick at each end and its figure in a gap. */
export function drawDimension(
  canvas: Canvas,
  { from, to, at, upright = false, strong = false }: Dimension,
  figure: string,
): void {
  const size = labelPoints.figure;
  const em = toMillimetres(size);
  const stroke = { colour: strong ? colours.ink : colours["ink-muted"], width: strong ? 0.25 : 0.18 };
  const style = strong
    ? ({ size, weight: 600, colour: colours.ink } as const)
    : ({ size, colour: colours["ink-soft"] } as const);
  const gap = canvas.widthOf(figure, style) / 2 + 0.5 * em;
  const middle = (from + to) / 2;
  const rule = (start: number, end: number, side: number, otherSide = side) =>
    upright ? canvas.rule(side, start, otherSide, end, stroke) : canvas.rule(start, side, end, otherSide, stroke);
  if (middle - gap > from) {
    rule(from, middle - gap, at);
    rule(middle + gap, to, at);
  }
  for (const end of [from, to]) rule(end, end, at - 0.4 * em, at + 0.4 * em);
  const centred = 0.345 * em;
  canvas.text(
    figure,
    upright
      ? { x: at + centred, y: middle, align: "centre", upright }
      : { x: middle, y: at + centred, align: "centre" },
    style,
  );
}
