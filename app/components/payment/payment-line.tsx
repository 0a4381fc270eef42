import type { PaymentShape } from "#app/content/schemas/cards.ts";
import { box } from "#app/floor-plan/drawing/shapes.ts";
import { LineDrawing, type Lines } from "./line-drawing.tsx";

const width = 132;
const height = 24;
const middle = height / 2;
const base = height - 5;

/** A line of time, of one length in all drawings, with ticks at both ends. */
const time = `M0 ${base}H${width}M0.5 ${base - 4}v8M${width - 0.5} ${base - 4}v8`;

/** Returns a shape at the place of each instalment from the first to the last. */
function instalments(first: number, last: number, shapeAt = (x: number) => box(x, base - 11, 3, 11)): string {
  return Array.from({ length: last - first + 1 }, (_, index) => shapeAt(5 + 8 * (first + index))).join("");
}

const building = box(103, base - 16, 24, 16);

/** The drawing of each shape; solid parts are the building or a share. */
const drawings: Readonly<Record<PaymentShape, Lines>> = {
  many: { lines: time, steel: instalments(0, 15) },
  few: { lines: time, steel: instalments(0, 5) },
  steps: {
    lines: time,
    solid: [4, 8, 12, 16].map((step, index) => box(5 + 31 * index, base - step, 29, step)).join(""),
  },
  open: { lines: time, steel: instalments(0, 11), dashes: building, end: "drawings.ends.open" },
  purchase: { lines: time, steel: instalments(0, 11), solid: building, end: "drawings.ends.purchase" },
  renewal: {
    lines: time,
    steel: instalments(0, 7),
    dashes: instalments(8, 15, (x) => `M${x + 1.5} ${base - 11}v11`),
    end: "drawings.ends.renewal",
  },
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
