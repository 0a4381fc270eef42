import { block, drum, type Solid } from "#app/designer/drawing/solid.ts";
import { tableTop } from "./tables.ts";

/** Handlebar towards the back, saddle, flywheel and the two feet. */
export function exerciseBikeParts(width: number, depth: number, height: number): Solid[] {
  const middle = (share: number) => [(width / 2) * (1 - share), (width / 2) * (1 + share)] as const;
  return [
    block([0, width], [0, 70], [0, 60]),
    block([0, width], [depth - 70, depth], [0, 60]),
    block(middle(0.14), [70, depth - 70], [0, 110]),
    block(middle(0.14), [depth * 0.12, depth * 0.5], [110, height * 0.5]),
    block(middle(0.1), [depth * 0.22, depth * 0.28], [height * 0.5, height * 0.94]),
    block([0, width], [depth * 0.2, depth * 0.3], [height * 0.94, height]),
    block(middle(0.1), [depth * 0.72, depth * 0.78], [110, height * 0.74]),
    block(middle(0.4), [depth * 0.64, depth * 0.86], [height * 0.74, height * 0.8]),
  ];
}

/** A couch with the opening for the face. */
export function massageTableParts(width: number, depth: number, height: number): Solid[] {
  const middle = width / 2;
  return [
    ...tableTop(width, depth, height),
    drum([middle - 90, middle + 90], [80, 320], [height, height]),
    block([0, width], [depth * 0.5, depth], [height, height]),
  ];
}

/** Pairs of dumbbells on two shelves. */
export function weightRackParts(width: number, depth: number, height: number): Solid[] {
  const places = Math.max(2, Math.round(width / 220));
  const pitch = width / places;
  const shelf = (top: number) => block([40, width - 40], [0, depth], [top - 30, top]);
  return [
    block([0, 40], [0, depth], [0, height]),
    block([width - 40, width], [0, depth], [0, height]),
    shelf(height * 0.4),
    shelf(height * 0.8),
    ...Array.from({ length: places }, (_, index) => (index + 0.5) * pitch).map((x) =>
      block([x - 50, x + 50], [depth * 0.1, depth * 0.9], [height * 0.8, height * 0.95]),
    ),
  ];
}
