import { beside, block, drum, onlyIn, type Solid } from "#app/designer/solids/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";

// In millimetres.
const bowlTop = 410;
const bowlHeight = 120;
const tray = 40;
const pane = 10;
const slab = 30;

/** A bowl on a cupboard with a drawer. */
export function basinParts(width: number, depth: number, height: number): Solid[] {
  const top = height - bowlHeight;
  const reach = Math.min(width * 0.36, 260);
  const [middle, near] = [width / 2, depth * 0.55];
  const bowl = (share: number): [Interval, Interval] => {
    const [a, b] = [reach * share, depth * 0.34 * share];
    return [
      [middle - a, middle + a],
      [near - b, near + b],
    ];
  };
  return [
    ...onlyIn("drawing", [
      block([0, width], [0, depth], [0, top]),
      block([0, width], [depth, depth], [0, top / 2]),
      drum(...bowl(1), [top, height], "ceramic", 0.75),
      drum(...bowl(0.8), [height, height]),
    ]),
    ...onlyIn("model", [
      block([0, width], [0, depth - 4], [0, top / 2 - 3], "oak", 2),
      block([0, width], [0, depth - 4], [top / 2 + 3, top - slab], "oak", 2),
      block([4, width - 4], [4, depth - 8], [top / 2 - 3, top / 2 + 3], "black"),
      block([0, width], [0, depth], [top - slab, top], "white", 3),
      drum(...bowl(1), [top, height - 2], "ceramic", 0.75),
      drum(...bowl(0.88), [height - 12, height], "paper", 0.8),
    ]),
    ...beside([
      block([middle - 12, middle + 12], [depth * 0.06, depth * 0.06 + 24], [top, height + 130], "black", 4),
      block([middle - 10, middle + 10], [depth * 0.06, depth * 0.4], [height + 110, height + 130], "black", 4),
    ]),
  ];
}

/** The tray, and glass at both sides: one of them stands at a wall. */
export function showerParts(width: number, depth: number, height: number): Solid[] {
  const glass = (start: number) => block([start, start + pane], [0, depth], [tray, height], "glass");
  const middle = width / 2;
  const drain = [
    [middle - 45, middle + 45],
    [depth / 2 - 45, depth / 2 + 45],
  ] as const;
  const frame = (start: number, z: Interval) => block([start, start + pane + 4], [0, depth], z, "black");
  return [
    glass(0),
    glass(width - pane),
    ...onlyIn("drawing", [block([0, width], [0, depth], [0, tray]), drum(...drain, [tray, tray])]),
    ...onlyIn("model", [
      block([0, width], [0, depth], [0, tray], "worktop", 4),
      drum(...drain, [tray, tray + 2], "chrome"),
      block([pane + 6, width - pane - 6], [0, 12], [tray, height], "tile-sage"),
      frame(0, [height - 14, height]),
      frame(width - pane - 4, [height - 14, height]),
      block([middle - 10, middle + 10], [30, 50], [height * 0.45, height - 20], "black"),
      block([middle - 10, middle + 10], [30, 330], [height - 40, height - 20], "black"),
      drum([middle - 110, middle + 110], [220, 440], [height - 60, height - 42], "black"),
      block([middle - 45, middle + 45], [12, 60], [height * 0.42, height * 0.47], "black", 4),
    ]),
  ];
}

/** The bowl before the wall that hides the cistern. */
export function toiletParts(width: number, depth: number, height: number): Solid[] {
  const wall = depth * 0.25;
  const bowl = Math.min(bowlTop, height);
  const seat = (share: number): [Interval, Interval] => {
    const [a, b] = [(width / 2) * share, ((depth - wall) / 2) * share];
    const middle = (depth + wall) / 2;
    return [
      [width / 2 - a, width / 2 + a],
      [middle - b, middle + b],
    ];
  };
  return [
    block([0, width], [0, wall], [0, height], "white", 4),
    ...onlyIn("drawing", [drum(...seat(0.9), [80, bowl], "ceramic", 0.55), drum(...seat(0.62), [bowl, bowl])]),
    ...onlyIn("model", [
      drum(...seat(0.92), [60, bowl - 26], "ceramic", 0.6),
      drum(...seat(1), [bowl - 22, bowl], "ceramic"),
      block([width / 2 - 110, width / 2 + 110], [wall, wall + 6], [height - 260, height - 110], "grey"),
    ]),
  ];
}
