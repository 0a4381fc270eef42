import { ball, block, drum, onlyIn, type Solid } from "#app/designer/solids/solid.ts";
import { about } from "./around.ts";
import { tableTop } from "./tables.ts";

/** Handlebar towards the back, saddle, flywheel and the two feet. */
export function exerciseBikeParts(width: number, depth: number, height: number): Solid[] {
  const x = width / 2;
  const wheel = Math.min(depth, height) * 0.2;
  const [hub, crank] = [110 + wheel, 330];
  const middle = (share: number) => about(x, x * share);
  const along = (from: number, to: number) => [depth * from, depth * to] as const;
  return [
    block([0, width], [0, 70], [0, 60], "black", 20),
    block([0, width], [depth - 70, depth], [0, 60], "black", 20),
    block(middle(0.14), [70, depth - 70], [0, 110], "grey", 10),
    block(middle(0.1), along(0.22, 0.28), [height * 0.5, height * 0.94], "black"),
    block([0, width], along(0.2, 0.3), [height * 0.94, height], "black", 20),
    block(middle(0.1), along(0.72, 0.78), [110, height * 0.74], "black"),
    block(middle(0.4), along(0.64, 0.86), [height * 0.74, height * 0.8], "black", 20),
    ...onlyIn("drawing", [block(middle(0.14), along(0.12, 0.5), [110, height * 0.5])]),
    ...onlyIn("model", [
      ball(about(x, 38), about(depth * 0.25, wheel), about(hub, wheel), "steel"),
      ball(about(x, 55), about(depth * 0.25, 45), about(hub, 45), "chrome"),
      block(middle(0.18), along(0.21, 0.29), [110, height * 0.54], "grey", 10),
      block(middle(0.12), along(0.28, 0.74), about(hub, 30), "grey", 10),
      ball(about(x, 50), about(depth * 0.5, 95), about(crank, 95), "grey"),
      block(middle(0.3), along(0.14, 0.2), [height * 0.88, height - 8], "screen", 8),
      ...[-1, 1].flatMap((side) => [
        block(about(x + side * 110, 45), about(depth * 0.5 + side * 100, 40), about(crank + side * 90, 12), "black"),
        block(about(x + side * (x - 22), 20), along(0.26, 0.42), [height * 0.95, height - 6], "black", 16),
      ]),
    ]),
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
    ...tableTop(width - 8, depth - 8, height - 60),
    block([0, width], [0, depth], [height - 60, height - 4], "cream", 25),
    drum(...face, [height - 10, height], "grey"),
    block([0, width], [depth * 0.5, depth * 0.96], [height - 50, height], "green", 20),
  ];
}

/** Pairs of dumbbells on two shelves. */
export function weightRackParts(width: number, depth: number, height: number): Solid[] {
  const places = Math.max(2, Math.round(width / 220));
  const pitch = width / places;
  const middles = Array.from({ length: places }, (_, index) => (index + 0.5) * pitch);
  const dumbbell = (x: number, z: number) => [
    block(about(x, 14), [depth * 0.3, depth * 0.7], about(z + height * 0.07, 14), "chrome"),
    ...[0.1, 0.64].map((share) =>
      block(about(x, 50), [depth * share, depth * (share + 0.26)], [z, z + height * 0.14], "black"),
    ),
  ];
  const shelf = (top: number) => block([40, width - 40], [0, depth], [top - 30, top], "steel");
  return [
    block([0, 40], [0, depth], [0, height], "steel"),
    block([width - 40, width], [0, depth], [0, height], "steel"),
    shelf(height * 0.4),
    shelf(height * 0.8),
    ...middles.flatMap((x) => [...dumbbell(x, height * 0.8), ...dumbbell(x, height * 0.4)]),
  ];
}
