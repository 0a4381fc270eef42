import type { PaymentShape } from "#app/content/schemas/cards.ts";
import { box, divisions } from "#app/floor-plan/drawing/shapes.ts";
import { LineDrawing, type Lines } from "./line-drawing.tsx";

const width = 132;
const height = 24;
const middle = height / 2;

/** A line with ticks at both ends and at equal parts. */
function ruler(length: number, parts: number): string {
  const ticks = divisions(length, parts).map((x) => `M${x} ${middle - 3}v6`);
  return `M0 ${middle}H${length}M0.5 ${middle - 6}v12M${length - 0.5} ${middle - 6}v12${ticks.join("")}`;
}

/** The drawing of each shape; solid parts are the building or a share. */
const drawings: Readonly<Record<PaymentShape, Lines>> = {
  many: { lines: ruler(width, 20) },
  few: { lines: ruler(52, 6) },
  steps: { lines: `M0 ${height - 2}H33V${height - 7}H66V${height - 13}H99V4H${width - 0.5}V${height - 2}z` },
  open: { lines: `${ruler(88, 8)}M88 ${middle}H104m-5-4l5 4l-5 4` },
  purchase: { lines: ruler(width, 10), solid: box(width - 4, 2, 4, height - 4) },
  renewal: { lines: ruler(62, 5), dashes: `M62 ${middle}H${width}M${width - 0.5} ${middle - 6}v12` },
  modules: {
    lines: `M0 ${height - 4}H${width}${box(72, 8, 23, 11)}${box(107, 8, 23, 11)}`,
    solid: box(2, 8, 23, 11) + box(37, 8, 23, 11),
  },
  share: { lines: box(0.5, 5, width - 1, height - 10), solid: box(0.5, 5, 40, height - 10) },
  posts: { lines: `M0 ${middle}H${width}`, solid: [10, 46, 82, 118].map((x) => box(x, 3, 4, height - 6)).join("") },
};

/** How an option is paid, as a small drawing: it compares shapes, not sums or terms. */
export function PaymentLine({ shape }: { readonly shape: PaymentShape }) {
  return <LineDrawing name={shape} width={width} height={height} drawing={drawings[shape]} />;
}
