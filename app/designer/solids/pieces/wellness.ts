import { block, drum, onlyIn, type Solid } from "#app/designer/solids/solid.ts";
import { tableTop } from "./tables.ts";

/** Handlebar towards the back, saddle, flywheel and the two feet. */
export function exerciseBikeParts(width: number, depth: number, height: number): Solid[] {
  const middle = (share: number) => [(width / 2) * (1 - share), (width / 2) * (1 + share)] as const;
  return [
    block([0, width], [0, 70], [0, 60], "black", 20),
    block([0, width], [depth - 70, depth], [0, 60], "black", 20),
    block(middle(0.14), [70, depth - 70], [0, 110], "grey", 10),
    block(middle(0.14), [depth * 0.12, depth * 0.5], [110, height * 0.5], "grey", 30),
    block(middle(0.1), [depth * 0.22, depth * 0.28], [height * 0.5, height * 0.94], "black"),
    block([0, width], [depth * 0.2, depth * 0.3], [height * 0.94, height], "black", 20),
    block(middle(0.1), [depth * 0.72, depth * 0.78], [110, height * 0.74], "black"),
    block(middle(0.4), [depth * 0.64, depth * 0.86], [height * 0.74, height * 0.8], "black", 20),
  ];
}

/** A couch with the opening for the face. */
export function massageTableParts(width: number, depth: number, height: number): Solid[] {
  const middle = width / 2;
  const face = [
    [middle - 90, middle + 90],
    [80, 320],
  ] as const;
  return [
    ...onlyIn("drawing", [
      ...tableTop(width, depth, height),
      drum(...face, [height, height]),
      block([0, width], [depth * 0.5, depth], [height, height]),
    ]),
    ...onlyIn("model", [
      ...tableTop(width - 8, depth - 8, height - 60),
      block([0, width], [0, depth], [height - 60, height - 4], "cream", 25),
      drum(...face, [height - 10, height], "grey"),
      block([0, width], [depth * 0.5, depth * 0.96], [height - 50, height], "green", 20),
    ]),
  ];
}

/** Pairs of dumbbells on two shelves. */
export function weightRackParts(width: number, depth: number, height: number): Solid[] {
  const places = Math.max(2, Math.round(width / 220));
  const pitch = width / places;
  const shelf = (top: number) => block([40, width - 40], [0, depth], [top - 30, top], "steel");
  return [
    block([0, 40], [0, depth], [0, height], "steel"),
    block([width - 40, width], [0, depth], [0, height], "steel"),
    shelf(height * 0.4),
    shelf(height * 0.8),
    ...Array.from({ length: places }, (_, index) => (index + 0.5) * pitch).map((x) =>
      block([x - 50, x + 50], [depth * 0.1, depth * 0.9], [height * 0.8, height * 0.95], "black", 20),
    ),
  ];
}
